import { messageOf } from "@nearsay/core/api";
import type { SurveyCell } from "@nearsay/core/contract";
import type { Box } from "@nearsay/core/domain";
import { Button, EmptyState, ErrorState, LiveRegion } from "@nearsay/core/ui";
import * as texts from "../../texts.ts";
import type { Filters } from "../search.ts";
import { LoadingCards, SurveyCards, useListed } from "../survey-cards.tsx";
import { useFurtherSurveys } from "../use-further-surveys.ts";
import styles from "./surveys-on-map.module.css";
import type { BoxLoad } from "./use-box-list.ts";

const words = texts.surveyMap;

interface BoxListProps {
  readonly load: BoxLoad;
  /** What is seen of the world, or the cell that was chosen; null before that is known. */
  readonly box: Box | null;
  readonly isChosen: boolean;
  /** Null while they are on their way. */
  readonly cells: readonly SurveyCell[] | null;
  readonly filters: Filters;
  /** All that is seen instead of the chosen cell. */
  readonly onAll: () => void;
  /** To where there are surveys. */
  readonly onThere: () => void;
}

/** The surveys on a piece of the map, for those who see it and those who do not. */
export function BoxList(props: BoxListProps) {
  const { load, box, isChosen, cells, filters } = props;
  const { loaded, retry } = load;
  const listed = useListed(loaded, filters.unanswered);
  const further = useFurtherSurveys(load);
  if (box === null || cells === null || loaded.status === "loading")
    return <LoadingCards label={words.loading} />;
  const count = countIn(cells, box);
  const said = isChosen ? words.chosen(count) : words.shown(count);
  return (
    <section aria-label={said} className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.count}>{said}</h2>
        {isChosen && <Button onClick={props.onAll}>{words.all}</Button>}
      </div>
      <LiveRegion>{said}</LiveRegion>
      {count === 0 ? (
        <NoneHere isNowhere={cells.length === 0} onThere={props.onThere} />
      ) : loaded.status === "failed" ? (
        <ErrorState
          title={words.failed}
          message={messageOf(loaded.error, "")}
          onRetry={retry}
        />
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

function countIn(cells: readonly SurveyCell[], box: Box): number {
  return cells
    .filter((cell) => isIn(cell, box))
    .reduce((sum, { count }) => sum + count, 0);
}

function isIn({ lat, lng }: SurveyCell, box: Box): boolean {
  const { west, south, east, north } = box;
  const isBetween =
    west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return isBetween && lat >= south && lat <= north;
}
