import {
  type Answers,
  limits,
  type Question,
  type QuestionSet,
} from "@nearsay/core/contract";
import { nonEmptyAnswers } from "@nearsay/core/domain";
import { Button, ChoiceList, LimitedTextArea, Notice } from "@nearsay/core/ui";
import { type SubmitEvent, useState } from "react";
import styles from "./kiosk.module.css";
import { texts } from "./texts.ts";

interface KioskFormProps {
  readonly questionSet: QuestionSet;
  /** @throws Error where the answers could not be kept. */
  readonly onSend: (answers: Answers) => Promise<void>;
  readonly onStartOver: () => void;
}

/** The questions for one person. What they answer is here and nowhere else until it is sent, and goes with this form. */
export function KioskForm(props: KioskFormProps) {
  const { questionSet, onSend, onStartOver } = props;
  const [answers, setAnswers] = useState<Answers>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const answer = (id: string, given: string | string[]) =>
    setAnswers((current) => ({ ...current, [id]: given }));

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const given = nonEmptyAnswers(answers);
    if (Object.keys(given).length === 0) return setProblem(texts.nothing);
    setBusy(true);
    await onSend(given).catch(() => {
      setProblem(texts.notKept);
      setBusy(false);
    });
  }

  return (
    <form
      noValidate
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => void send(event)}
    >
      {questionSet.questions.map((question) => (
        <KioskQuestion
          key={question.id}
          question={question}
          answer={answers[question.id]}
          onAnswer={answer}
        />
      ))}
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <div className={styles.foot}>
        <Button onClick={onStartOver}>{texts.startOver}</Button>
        <Button
          type="submit"
          variant="filled"
          busy={busy}
          busyText={texts.sending}
        >
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

interface KioskQuestionProps {
  readonly question: Question;
  readonly answer: string | string[] | undefined;
  readonly onAnswer: (id: string, answer: string | string[]) => void;
}

function KioskQuestion({ question, answer, onAnswer }: KioskQuestionProps) {
  const { id, text, type, options, allowMultiple } = question;
  if (type === "multiple_choice")
    return (
      <ChoiceList
        legend={text}
        hint={allowMultiple ? texts.chooseSeveral : texts.chooseOne}
        choices={options.map((option) => ({ id: option, label: option }))}
        multiple={allowMultiple}
        selected={answer ? [answer].flat() : []}
        onChange={(selected) =>
          onAnswer(id, allowMultiple ? [...selected] : (selected[0] ?? ""))
        }
      />
    );
  if (type === "unanswerable")
    return (
      <div>
        <p dir="auto">{text}</p>
        <p className={styles.note}>{texts.unanswerable}</p>
      </div>
    );
  return (
    <LimitedTextArea
      label={text}
      // What a keyboard corrects or a browser checks it may learn or send away.
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={limits.answerMax}
      rows={2}
      maxRows={5}
      value={typeof answer === "string" ? answer : ""}
      onChange={(written) => onAnswer(id, written)}
    />
  );
}
