import type { Answers, Question } from "@nearsay/core/contract";
import { nonEmptyAnswers } from "@nearsay/core/domain";
import { Button, RefusalNotice } from "@nearsay/core/ui";
import { goOnWithEnter } from "@nearsay/core/ui/enter-key";
import {
  LanguageChoice,
  PageSteps,
  QuestionFields,
  type ShownLanguage,
  sentAnswers,
  useQuestionForm,
} from "@nearsay/core/ui/question-fields";
import { type SubmitEvent, useRef, useState } from "react";
import styles from "./kiosk.module.css";
import { kiosk as texts } from "#messages";

interface KioskFormProps {
  /** In the original language. */
  readonly questions: readonly Question[];
  readonly shown: ShownLanguage;
  /** @throws Error if the answers could not be stored. */
  readonly onSend: (answers: Answers) => Promise<void>;
  readonly onStartOver: () => void;
}

/**
 * The questions for one person. Their answers exist only here until they are
 * sent, and are discarded with this form.
 */
export function KioskForm(props: KioskFormProps) {
  const { questions, shown, onSend, onStartOver } = props;
  const [answers, setAnswers] = useState<Answers>({});
  const area = useRef<HTMLDivElement>(null);
  const form = useQuestionForm(shown.questions, answers, area);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = (id: string, given: string | string[]) =>
    setAnswers((current) => ({ ...current, [id]: given }));

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (!form.check()) return;
    const given = nonEmptyAnswers(sentAnswers(questions, answers));
    if (Object.keys(given).length === 0) return setProblem(texts.nothing);
    setBusy(true);
    await onSend(given).catch(() => {
      setProblem(texts.notKept);
      setBusy(false);
    });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields get the key
    <form
      noValidate
      autoComplete="off"
      className={styles.form}
      onKeyDown={goOnWithEnter}
      onSubmit={(event) => void send(event)}
    >
      <LanguageChoice shown={shown} isHeaded />
      <div ref={area} className={styles.questions}>
        <QuestionFields
          form={form}
          answers={answers}
          lang={shown.lang}
          writing={unlearned}
          onAnswer={answer}
        />
      </div>
      <PageSteps form={form} lang={shown.lang} />
      {problem !== null && <RefusalNotice>{problem}</RefusalNotice>}
      <div className={styles.foot}>
        <Button onClick={onStartOver}>{texts.startOver}</Button>
        {form.isLast && (
          <Button
            type="submit"
            variant="filled"
            busy={busy}
            busyText={texts.sending}
          >
            {texts.send}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Prevents that keyboards learn, or browsers send away, what is typed. */
const unlearned = {
  autoComplete: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
