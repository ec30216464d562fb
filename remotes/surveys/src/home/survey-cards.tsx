import { inBatches } from "@nearsay/core/domain";
import { Button, classNames } from "@nearsay/core/ui";
import { memo, useDeferredValue, useEffect, useRef, useState } from "react";
import { useEarlierParticipation } from "../card/use-earlier-participation.ts";
import { texts } from "../texts.ts";
import styles from "./survey-board.module.css";
import { SurveyItem } from "./survey-item.tsx";
import type { Listed } from "./use-listed.ts";

/** Cards that fill any screen until the rest follows. */
const firstScreen = 6;
/** Cards that are drawn at a time. */
const page = 30;

interface SurveyCardsProps {
  readonly listed: Listed;
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
            <SurveyItem
              key={survey.id}
              survey={survey}
              awaited={survey.id === awaitedId}
              thanked={thanked.has(survey.id)}
              onReported={thank}
            />
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
      ([entry]) => {
        if (entry?.isIntersecting) onNear(document.activeElement === button);
      },
      { rootMargin: "2000px" },
    );
    if (button) observer.observe(button);
    return () => {
      observer.disconnect();
    };
  }, [onNear]);
  return (
    <div className={styles.column}>
      <Button
        ref={end}
        onClick={() => {
          onNear(true);
        }}
      >
        {texts.home.more}
      </Button>
    </div>
  );
}
