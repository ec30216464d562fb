import { limits, type Question } from "@nearsay/core/contract";
import { Notice, TextField } from "@nearsay/core/ui";
import { answer as answerTexts } from "#messages";
import styles from "./answer-form.module.css";
import { QuestionField } from "./question-field.tsx";
import type { UnsentAnswers } from "./unsent-answers.ts";
import type { Complaint } from "./use-response.ts";

export interface AnswerFieldsProps {
  readonly questions: readonly Question[];
  readonly unsent: UnsentAnswers;
  /** Language of the questions; the page's language if omitted. */
  readonly lang?: string | undefined;
  readonly disabled?: boolean;
  /** The server's message about the challenge questions. */
  readonly challengeMessage?: string | null;
  readonly complaint?: Complaint | undefined;
  /** Placeholder of text fields. */
  readonly textPlaceholder?: string;
  readonly onAnswer: (questionId: string, answer: string | string[]) => void;
  readonly onAnswerChallenge: (questionId: string, text: string) => void;
}

/** All questions of a survey, with challenge questions last. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { questions, unsent, lang, disabled, challengeMessage = null } = props;
  return (
    <fieldset className={styles.questions} disabled={disabled}>
      {questions
        .filter((each) => !each.isChallenge)
        .map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            lang={lang}
            answer={unsent.answers[question.id]}
            textPlaceholder={props.textPlaceholder}
            onAnswer={props.onAnswer}
          />
        ))}
      <ChallengeFields
        questions={questions.filter((each) => each.isChallenge)}
        lang={lang}
        message={challengeMessage}
        complaint={props.complaint}
        answers={unsent.challenge}
        onAnswer={props.onAnswerChallenge}
      />
    </fieldset>
  );
}

/** Replaces the form if there is nothing to answer. */
export function NoQuestions() {
  return <Notice>{answerTexts.none}</Notice>;
}

interface ChallengeFieldsProps {
  readonly questions: readonly Question[];
  readonly lang: string | undefined;
  readonly message: string | null;
  readonly complaint: Complaint | undefined;
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (questionId: string, text: string) => void;
}

/** Questions with an expected answer; they must be answered before anything is sent. */
export function ChallengeFields(props: ChallengeFieldsProps) {
  const { questions, message, complaint, answers, onAnswer } = props;
  if (questions.length === 0) return null;
  return (
    <fieldset className={styles.challenge}>
      <legend className={styles.legend}>{answerTexts.challenges}</legend>
      {message !== null && <p className={styles.hint}>{message}</p>}
      {questions.map(({ id, text, shown }) => (
        <TextField
          key={id}
          label={text}
          lang={shown?.languages.get(text) ?? props.lang}
          name={challengeName(id)}
          maxLength={limits.answerMax}
          autoComplete="off"
          required
          error={id === complaint?.id ? complaint.text : undefined}
          value={answers[id] ?? ""}
          onChange={(answer) => onAnswer(id, answer)}
        />
      ))}
    </fieldset>
  );
}

export function challengeName(questionId: string): string {
  return `challenge-${questionId}`;
}
