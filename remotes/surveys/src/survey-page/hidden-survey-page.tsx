import { appealSurvey } from "@nearsay/core/api";
import { type HiddenSurvey, limits } from "@nearsay/core/contract";
import { Button, formatDate, LimitedTextArea, Notice } from "@nearsay/core/ui";
import { type FormEvent, useState } from "react";
import * as texts from "../texts.ts";
import { useFocusLeftBehind } from "../use-focus.ts";
import { useReason } from "@nearsay/core/ui/report-dialog";
import styles from "./survey-page.module.css";

const words = texts.hiddenSurvey;

interface HiddenSurveyPageProps {
  readonly survey: HiddenSurvey;
  /** Whether the survey was on the page before. */
  readonly wasShown: boolean;
}

/** What the author of a hidden survey is told, and how they ask for a review. */
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
      <Notice title={words.title}>{words.about(formatDate(hiddenAt))}</Notice>
      {asked ? (
        <Notice tone="success" title={words.asked}>
          {words.askedNext}
        </Notice>
      ) : (
        <AppealForm surveyId={id} onAsked={() => setAsked(true)} />
      )}
    </div>
  );
}

interface AppealFormProps {
  readonly surveyId: string;
  readonly onAsked: () => void;
}

function AppealForm({ surveyId, onAsked }: AppealFormProps) {
  const appeal = useReason({
    least: limits.appealReasonMin,
    tooShortText: words.tooShort,
    onSend: (reason) => appealSurvey(surveyId, reason),
    onSent: onAsked,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (appeal.check()) void appeal.send();
  }

  return (
    <form noValidate onSubmit={handleSubmit} className={styles.appeal}>
      <LimitedTextArea
        label={words.reason}
        hint={words.reasonHint}
        maxLength={limits.appealReasonMax}
        maxRows={6}
        value={appeal.reason}
        onChange={appeal.write}
        error={appeal.complaint}
      />
      {appeal.failure !== null && (
        <Notice tone="danger" title={words.failed}>
          {appeal.failure}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="filled"
          busy={appeal.busy}
          busyText={words.asking}
        >
          {words.ask}
        </Button>
      </div>
    </form>
  );
}
