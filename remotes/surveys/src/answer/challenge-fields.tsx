import { limits, type Question } from "@nearsay/core/contract";
import { TextField } from "@nearsay/core/ui";
import { texts } from "../texts.ts";
import styles from "./answer-form.module.css";

interface ChallengeFieldsProps {
  readonly questions: readonly Question[];
  readonly message: string | null;
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (questionId: string, text: string) => void;
}

/** Questions with an expected answer, which open the way to submitting. */
export function ChallengeFields(props: ChallengeFieldsProps) {
  const { questions, message, answers, onAnswer } = props;
  if (questions.length === 0) return null;
  return (
    <fieldset className={styles.challenge}>
      <legend className={styles.legend}>{texts.answer.challenges}</legend>
      {message !== null && <p className={styles.hint}>{message}</p>}
      {questions.map((question) => (
        <TextField
          key={question.id}
          label={question.text}
          name={`challenge-${question.id}`}
          maxLength={limits.answerMax}
          autoComplete="off"
          value={answers[question.id] ?? ""}
          onChange={(text) => {
            onAnswer(question.id, text);
          }}
        />
      ))}
    </fieldset>
  );
}
