import { Button, EmptyState, ErrorState, LiveRegion } from "@nearsay/core/ui";
import * as texts from "#messages";
import type { Filters } from "../search.ts";
import { LoadingCards, SurveyCards, useListed } from "../survey-cards.tsx";
import { useFurtherSurveys } from "../use-further-surveys.ts";
import styles from "./surveys-on-map.module.css";
import type { BoxLoad } from "./use-box-list.ts";

const words = texts.surveyMap;

interface BoxListProps {
  readonly load: BoxLoad;
  /** The number of surveys in the visible area, or in the chosen cell; null until known. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** Whether no survey has a location. */
  readonly isNowhere: boolean;
  readonly filters: Filters;
  /** Shows the entire visible area instead of the chosen cell. */
  readonly onAll: () => void;
  /** Moves the map to where there are surveys. */
  readonly onThere: () => void;
}

/** The surveys in an area of the map, also for users who cannot see the map. */
export function BoxList(props: BoxListProps) {
  const { load, count, isChosen, filters } = props;
  const { loaded, retry } = load;
  const listed = useListed(loaded, filters.unanswered);
  const further = useFurtherSurveys(load);
  if (count === null || loaded.status === "loading")
    return <LoadingCards label={words.loading} />;
  const heading = isChosen ? words.chosen({ count }) : words.shown({ count });
  return (
    <section aria-label={heading} className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.count}>{heading}</h2>
        {isChosen && <Button onClick={props.onAll}>{words.all}</Button>}
      </div>
      <LiveRegion>{heading}</LiveRegion>
      {count === 0 ? (
        <NoneHere isNowhere={props.isNowhere} onThere={props.onThere} />
      ) : loaded.status === "failed" ? (
        <ErrorState title={words.failed} error={loaded.error} onRetry={retry} />
      ) : (
        <SurveyCards listed={listed} further={further} divided />
      )}
    </section>
  );
}

function NoneHere(props: {
  readonly isNowhere: boolean;
  readonly onThere: () => void;
}) {
  if (props.isNowhere) return <EmptyState title={words.noneAtAll} />;
  return (
    <EmptyState
      title={words.none}
      action={<Button onClick={props.onThere}>{words.there}</Button>}
    />
  );
}
