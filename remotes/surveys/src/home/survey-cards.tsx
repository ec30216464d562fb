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
import * as texts from "../texts.ts";
import type { KeptList } from "./kept-lists.ts";
import type { FurtherSurveys } from "./use-further-surveys.ts";
import { reserve, useLayoutBefore, useLayoutKept } from "./use-card-layout.ts";
import styles from "./survey-board.module.css";

const none: readonly Survey[] = [];

/**
 * What a list shows of what was found: nothing that the viewer reported, but thanks for what was reported in it.
 * @param unanswered Leaves out what they answered before this page was opened.
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
      /** Ids of those that were reported in this list. */
      thanked,
      /** The same function on every render. */
      thank,
    };
  }, [answered, found, reported, thanked, thank, unanswered]);
}

/** Cards that fill any screen until the rest follows. */
const firstScreen = 6;
/** Cards that are drawn at a time. */
const page = 30;

interface SurveyCardsProps {
  readonly listed: ReturnType<typeof useListed>;
  /** What comes after them. */
  readonly further?: FurtherSurveys;
  /** Where it is kept how they are laid out. */
  readonly kept?: KeptList;
  /** Those that are closed stand apart; they come last then. */
  readonly divided?: boolean;
  /** Id or uuid of the one that stands above them already. */
  readonly featuredId?: string | undefined;
}

const nothingFurther: FurtherSurveys = {
  ...{ state: "away", there: false },
  bring: () => undefined,
};

/** A list of cards of any length, which grows as one comes near its end. */
export const SurveyCards = memo(function SurveyCards(props: SurveyCardsProps) {
  const { listed, further = nothingFurther, divided = false } = props;
  const { featuredId, kept } = props;
  const { thanked, thank } = listed;
  const surveys = listed.surveys.filter(
    ({ id, uuid }) => id !== featuredId && uuid !== featuredId,
  );
  const before = useLayoutBefore(kept);
  const [wanted, setWanted] = useState(Math.max(page, before?.drawn ?? 0));
  // The first screen at once, the rest without holding anybody up.
  const drawn = useDeferredValue(wanted, firstScreen);
  /** Where somebody who pressed the button goes on. */
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
    // What is out of sight costs the browser once for a list, not for each card.
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
  /** @param here Somebody is on the button, and goes on from what comes. */
  readonly onNear: (here: boolean) => void;
}

/** Asks for more by itself before anybody arrives. */
function ListEnd({ state, onNear }: ListEndProps) {
  const end = useRef<HTMLButtonElement>(null);
  const failed = state === "failed";
  useEffect(() => {
    const button = end.current;
    // What failed is tried again by who asks for it.
    if (failed) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells several changes at once.
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

/** Where a list of cards will be. */
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
