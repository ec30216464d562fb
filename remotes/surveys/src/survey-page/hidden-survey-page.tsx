import { appealSurvey } from "../api/survey-actions.ts";
import type { HiddenSurvey } from "@nearsay/core/contract";
import { formatDate, Notice } from "@nearsay/core/ui";
import { AppealForm } from "@nearsay/core/ui/appeal-form";
import { useState } from "react";
import * as texts from "#messages";
import { useFocusLeftBehind } from "../use-focus.ts";
import styles from "./survey-page.module.css";

const words = texts.hiddenSurvey;

interface HiddenSurveyPageProps {
  readonly survey: HiddenSurvey;
  /** Whether the survey was on the page before. */
  readonly wasShown: boolean;
}

/** Shows the author of a hidden survey that it is hidden, and how to request a review. */
export function HiddenSurveyPage({ survey, wasShown }: HiddenSurveyPageProps) {
  const { id, title, hiddenAt, appealedAt } = survey;
  const [asked, setAsked] = useState(appealedAt !== null);
  const element = useFocusLeftBehind(
    wasShown || (asked && appealedAt === null),
  );
  return (
    <div ref={element} tabIndex={-1} className={styles.page}>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      <Notice title={words.title}>
        {words.about({ date: formatDate(hiddenAt) })}
      </Notice>
      <AppealForm
        asked={asked}
        onSend={(reason) => appealSurvey(id, reason)}
        onSent={() => setAsked(true)}
      />
    </div>
  );
}
