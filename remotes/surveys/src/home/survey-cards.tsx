import type { Survey, SurveyList } from "@nearsay/core/contract";
import { inBatches } from "@nearsay/core/domain";
import {
  Button,
  classNames,
  type Loaded,
  LiveRegion,
  Notice,
} from "@nearsay/core/ui";
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { SurveyCard, SurveyCardSkeleton } from "../card/survey-card.tsx";
import {
  useAnsweredBefore,
  useEarlierParticipation,
  useReported,
} from "../marks.ts";
import * as texts from "#messages";
import type { KeptList } from "./kept-lists.ts";
import type { FurtherSurveys } from "./use-further-surveys.ts";
import { reserve, useLayoutBefore, useLayoutKept } from "./use-card-layout.ts";
import styles from "./survey-board.module.css";

const none: readonly Survey[] = [];

/**
 * The part of the results to show: without surveys the viewer reported, but
 * with thanks for those reported in this list.
 * @param unanswered Omits surveys answered before this page was opened.
 */
export function useListed(loaded: Loaded<SurveyList>, unanswered = false) {
  const found = loaded.status === "loaded" ? loaded.value.items : none;
  const reported = useReported();
  const answered = useAnsweredBefore();
  useEarlierParticipation(found);
  const [thanked, setThanked] = useState<ReadonlySet<string>>(new Set());
  const thank = useCallback(
    (surveyId: string) => setThanked((before) => new Set(before).add(surveyId)),
    [],
  );
  return useMemo(() => {
    const surveys = found.filter(
      ({ id }) =>
        (!reported[id] || thanked.has(id)) && !(unanswered && answered(id)),
    );
    return {
      surveys,
      /** Ids of the surveys that were reported in this list. */
      thanked,
      /** The same function on every render. */
      thank,
    };
  }, [answered, found, reported, thanked, thank, unanswered]);
}

/** Number of cards that fill any screen until the others follow. */
const firstScreen = 6;
/** Number of cards that are rendered at a time. */
const page = 30;

interface SurveyCardsProps {
  readonly listed: ReturnType<typeof useListed>;
  /** The pages after these surveys. */
  readonly further?: FurtherSurveys;
  /** Where the layout of the cards is stored. */
  readonly kept?: KeptList;
  /** Shows closed surveys separately; they must then come last. */
  readonly divided?: boolean;
  /** Id or uuid of the survey already shown above the list. */
  readonly featuredId?: string | undefined;
}

const nothingFurther: FurtherSurveys = {
  state: "away",
  there: false,
  bring: () => undefined,
};

/** A list of cards of any length, which grows as the visitor comes near its end. */
export const SurveyCards = memo(function SurveyCards(props: SurveyCardsProps) {
  const { listed, further = nothingFurther, divided = false } = props;
  const { featuredId, kept } = props;
  const { thanked, thank } = listed;
  const surveys = listed.surveys.filter(
    ({ id, uuid }) => id !== featuredId && uuid !== featuredId,
  );
  const before = useLayoutBefore(kept);
  const [wanted, setWanted] = useState(Math.max(page, before?.drawn ?? 0));
  // The first screen renders immediately, the others without blocking the page.
  const drawn = useDeferredValue(wanted, firstScreen);
  /** The card that takes the focus after the button was pressed. */
  const [awaited, setAwaited] = useState<number | null>(null);

  function showMore(here: boolean) {
    const isAll = drawn >= surveys.length;
    if (!isAll && drawn !== wanted) return;
    if (here) setAwaited(Math.min(drawn, surveys.length));
    if (isAll) further.bring();
    else setWanted(wanted + page);
  }

  const shown = surveys.slice(0, drawn);
  const area = useLayoutKept(kept, shown);
  const firstClosed = shown.findIndex(({ expired }) => expired);
  const opened = divided && firstClosed >= 0 ? firstClosed : shown.length;
  const pagesOf = (part: readonly Survey[], from: number) =>
    // One skipped element per page of cards costs the browser less than one per
    // card.
    inBatches(part, page).map((surveysOfPage, index) => (
      <ul
        key={index}
        className={classNames(styles.list, styles.page)}
        style={reserve(before?.pages[Math.ceil(from / page) + index])}
      >
        {surveysOfPage.map((survey, place) => (
          <li key={survey.id} style={reserve(before?.cards.get(survey.id))}>
            {thanked.has(survey.id) ? (
              <ReportThanks />
            ) : (
              <SurveyCard
                survey={survey}
                awaited={from + index * page + place === awaited}
                onReported={thank}
              />
            )}
          </li>
        ))}
      </ul>
    ));
  return (
    <div ref={area} className={styles.board}>
      {pagesOf(shown.slice(0, opened), 0)}
      {opened < shown.length && (
        <>
          <h2 className={styles.divider}>{texts.home.closed}</h2>
          {pagesOf(shown.slice(opened), opened)}
        </>
      )}
      {(drawn < surveys.length || further.there) && (
        <ListEnd state={further.state} onNear={showMore} />
      )}
    </div>
  );
});

interface ListEndProps {
  readonly state: FurtherSurveys["state"];
  /** @param here Whether the focus is on the button; it then moves to the first new card. */
  readonly onNear: (here: boolean) => void;
}

/** Requests more automatically before the visitor arrives. */
function ListEnd({ state, onNear }: ListEndProps) {
  const end = useRef<HTMLButtonElement>(null);
  const failed = state === "failed";
  useEffect(() => {
    const button = end.current;
    // After a failure only the visitor retries.
    if (failed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once.
        if (entries.some(({ isIntersecting }) => isIntersecting))
          onNear(document.activeElement === button);
      },
      { rootMargin: "2000px" },
    );
    if (button) observer.observe(button);
    return () => observer.disconnect();
  }, [failed, onNear]);
  return (
    <div className={classNames(styles.column, styles.end)}>
      {failed && <p role="alert">{texts.home.moreFailed}</p>}
      <Button ref={end} busy={state === "loading"} onClick={() => onNear(true)}>
        {failed ? texts.home.retry : texts.home.more}
      </Button>
    </div>
  );
}

/** Takes the focus, which was on the card. */
export function ReportThanks() {
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.column}>
      <Notice tone="success">{texts.report.thanks}</Notice>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Placeholder for a list of cards. */
export function LoadingCards({ label }: { readonly label: string }) {
  return (
    <div className={styles.list} aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
    </div>
  );
}
