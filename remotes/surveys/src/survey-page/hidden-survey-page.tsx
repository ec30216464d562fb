import { appealSurvey, messageOf } from "@nearsay/core/api";
import { type HiddenSurvey, limits } from "@nearsay/core/contract";
import { Button, formatDate, LimitedTextArea, Notice } from "@nearsay/core/ui";
import { type FormEvent, useState } from "react";
import { texts } from "../texts.ts";
import { useFocusLeftBehind } from "../use-focus-left-behind.ts";
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
        <AppealForm
          surveyId={id}
          onAsked={() => {
            setAsked(true);
          }}
        />
      )}
    </div>
  );
}

interface AppealFormProps {
  readonly surveyId: string;
  readonly onAsked: () => void;
}

function AppealForm(props: AppealFormProps) {
  const { reason, setReason, complaint, failure, busy, submit } =
    useAppeal(props);
  return (
    <form noValidate onSubmit={submit} className={styles.appeal}>
      <LimitedTextArea
        label={words.reason}
        hint={words.reasonHint}
        maxLength={limits.appealReasonMax}
        maxRows={6}
        value={reason}
        onChange={setReason}
        error={complaint ?? undefined}
      />
      {failure !== null && (
        <Notice tone="danger" title={words.failed}>
          {failure}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="filled"
          busy={busy}
          busyText={words.asking}
        >
          {words.ask}
        </Button>
      </div>
    </form>
  );
}

function useAppeal({ surveyId, onAsked }: AppealFormProps) {
  const [reason, setReason] = useState("");
  const [complaint, setComplaint] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(text: string) {
    setBusy(true);
    try {
      await appealSurvey(surveyId, text);
      onAsked();
    } catch (error) {
      setFailure(messageOf(error, ""));
      setBusy(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const text = reason.trim();
    const tooShort = text.length < limits.appealReasonMin;
    setComplaint(tooShort ? words.tooShort : null);
    setFailure(null);
    if (!tooShort) void send(text);
  }

  return {
    reason,
    complaint,
    failure,
    busy,
    submit,
    setReason: (text: string) => {
      setReason(text);
      setComplaint(null);
    },
  };
}
