import { limits, type Question } from "@nearsay/core/contract";
import { TextField } from "@nearsay/core/ui";
import { answerTexts } from "../texts.ts";
import styles from "./answer-form.module.css";

interface ChallengeFieldsProps {
  readonly questions: readonly Question[];
  readonly message: string | null;
  /** Id of the question that has to be answered first. */
  readonly missing: string | undefined;
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (questionId: string, text: string) => void;
}

/** Questions with an expected answer, which open the way to submitting. */
export function ChallengeFields(props: ChallengeFieldsProps) {
  const { questions, message, missing, answers, onAnswer } = props;
  if (questions.length === 0) return null;
  return (
    <fieldset className={styles.challenge}>
      <legend className={styles.legend}>{answerTexts.challenges}</legend>
      {message !== null && <p className={styles.hint}>{message}</p>}
      {questions.map(({ id, text }) => (
        <TextField
          key={id}
          label={text}
          name={challengeName(id)}
          maxLength={limits.answerMax}
          autoComplete="off"
          required
          error={id === missing ? answerTexts.challengesMissing : undefined}
          value={answers[id] ?? ""}
          onChange={(answer) => {
            onAnswer(id, answer);
          }}
        />
      ))}
    </fieldset>
  );
}

export function challengeName(questionId: string): string {
  return `challenge-${questionId}`;
}
