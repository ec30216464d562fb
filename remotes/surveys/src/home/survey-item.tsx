import type { Survey } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { memo, useCallback, useEffect, useRef } from "react";
import { SurveyCard } from "../card/survey-card.tsx";
import { texts } from "../texts.ts";
import styles from "./survey-board.module.css";

interface SurveyItemProps {
  readonly survey: Survey;
  /** Who asked for more goes on here. */
  readonly awaited: boolean;
  /** The viewer reported it here. */
  readonly thanked: boolean;
  /** The same function on every render. */
  readonly onReported: (surveyId: string) => void;
}

/** A card of a list; thanks in its place once the viewer reported the survey. */
export const SurveyItem = memo(function SurveyItem(props: SurveyItemProps) {
  const { survey, awaited, thanked, onReported } = props;
  const handleReported = useCallback(() => {
    onReported(survey.id);
  }, [onReported, survey.id]);
  return (
    <li>
      {thanked ? (
        <ReportThanks />
      ) : (
        <SurveyCard
          survey={survey}
          awaited={awaited}
          onReported={handleReported}
        />
      )}
    </li>
  );
});

/** Takes the focus, which was on the card. */
export function ReportThanks() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  return (
    <div ref={note} tabIndex={-1} className={styles.column}>
      <Notice tone="success">{texts.report.thanks}</Notice>
    </div>
  );
}
