import type { Survey } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { memo, useEffect, useReducer, useRef, useState } from "react";
import { SurveyCard } from "../card/survey-card.tsx";
import { useSurveyMarks } from "../card/marks.ts";
import { texts } from "../texts.ts";
import styles from "./survey-board.module.css";

interface SurveyItemProps {
  readonly survey: Survey;
}

/** A card of a list, unless the viewer reported the survey: then thanks in its place, and later nothing. */
export const SurveyItem = memo(function SurveyItem(props: SurveyItemProps) {
  const { survey } = props;
  const { reported } = useSurveyMarks(survey.id);
  const [wasReported] = useState(reported);
  const [thanked, thank] = useReducer(() => true, false);
  if (wasReported) return null;
  return (
    <li>
      {thanked ? (
        <ReportThanks />
      ) : (
        <SurveyCard survey={survey} onReported={thank} />
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
