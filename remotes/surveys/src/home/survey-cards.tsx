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
import { useEarlierParticipation, useReported } from "../marks.ts";
import { texts } from "../texts.ts";
import styles from "./survey-board.module.css";

const none: readonly Survey[] = [];

/** What a list shows of what was found: nothing that the viewer reported, but thanks for what was reported in it. */
export function useListed(loaded: Loaded<SurveyList>) {
  const found = loaded.status === "loaded" ? loaded.value.items : none;
  const reported = useReported();
  const [thanked, setThanked] = useState<ReadonlySet<string>>(new Set());
  const thank = useCallback(
    (surveyId: string) => setThanked((before) => new Set(before).add(surveyId)),
    [],
  );
  return useMemo(() => {
    const surveys = found.filter(({ id }) => !reported[id] || thanked.has(id));
    return {
      surveys,
      /** Ids of those that were reported in this list. */
      thanked,
      /** The same function on every render. */
      thank,
    };
  }, [found, reported, thanked, thank]);
}

/** Cards that fill any screen until the rest follows. */
const firstScreen = 6;
/** Cards that are drawn at a time. */
const page = 30;

interface SurveyCardsProps {
  readonly listed: ReturnType<typeof useListed>;
  /** Id or uuid of the one that stands above them already. */
  readonly featuredId?: string | undefined;
}

/** A list of cards of any length, which grows as one comes near its end. */
export const SurveyCards = memo(function SurveyCards(props: SurveyCardsProps) {
  const { listed, featuredId } = props;
  const { thanked, thank } = listed;
  useEarlierParticipation(listed.surveys);
  const surveys = listed.surveys.filter(
    ({ id, uuid }) => id !== featuredId && uuid !== featuredId,
  );
  const [wanted, setWanted] = useState(page);
  // The first screen at once, the rest without holding anybody up.
  const drawn = useDeferredValue(wanted, firstScreen);
  const [awaitedId, setAwaitedId] = useState<string | null>(null);

  function showMore(here: boolean) {
    if (drawn !== wanted) return;
    if (here) setAwaitedId(surveys[drawn]?.id ?? null);
    setWanted(wanted + page);
  }

  return (
    <>
      {/* What is out of sight costs the browser once for a list, not for each card. */}
      {inBatches(surveys.slice(0, drawn), page).map((surveysOfPage, index) => (
        <ul key={index} className={classNames(styles.list, styles.page)}>
          {surveysOfPage.map((survey) => (
            <li key={survey.id}>
              {thanked.has(survey.id) ? (
                <ReportThanks />
              ) : (
                <SurveyCard
                  survey={survey}
                  awaited={survey.id === awaitedId}
                  onReported={thank}
                />
              )}
            </li>
          ))}
        </ul>
      ))}
      {surveys.length > page && drawn < surveys.length && (
        <ListEnd onNear={showMore} />
      )}
    </>
  );
});

interface ListEndProps {
  /** @param here Somebody is on the button, and goes on from what comes. */
  readonly onNear: (here: boolean) => void;
}

/** Asks for more by itself before anybody arrives. */
function ListEnd({ onNear }: ListEndProps) {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = end.current;
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
  }, [onNear]);
  return (
    <div className={styles.column}>
      <Button ref={end} onClick={() => onNear(true)}>
        {texts.home.more}
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
