import type { Question } from "@nearsay/core/contract";
import { Notice } from "@nearsay/core/ui";
import { answerTexts } from "../texts.ts";
import styles from "./answer-form.module.css";
import { ChallengeFields } from "./challenge-fields.tsx";
import { QuestionField } from "./question-field.tsx";
import type { UnsentAnswers } from "./unsent-answers.ts";

interface AnswerFieldsProps {
  readonly questions: readonly Question[];
  readonly unsent: UnsentAnswers;
  readonly disabled?: boolean;
  /** What the server says of the challenge questions. */
  readonly challengeMessage?: string | null;
  /** Id of the challenge question that has to be answered first. */
  readonly missing?: string | undefined;
  /** Stands where text is to be written. */
  readonly textPlaceholder?: string;
  readonly onAnswer: (questionId: string, answer: string | string[]) => void;
  readonly onAnswerChallenge: (questionId: string, text: string) => void;
}

/** Everything a survey asks, challenge questions last. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { questions, unsent, disabled, challengeMessage = null } = props;
  return (
    <fieldset className={styles.questions} disabled={disabled}>
      {questions
        .filter((each) => !each.isChallenge)
        .map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={unsent.answers[question.id]}
            textPlaceholder={props.textPlaceholder}
            onAnswer={props.onAnswer}
          />
        ))}
      <ChallengeFields
        questions={questions.filter((each) => each.isChallenge)}
        message={challengeMessage}
        missing={props.missing}
        answers={unsent.challenge}
        onAnswer={props.onAnswerChallenge}
      />
    </fieldset>
  );
}

/** In place of the form where there is nothing to answer. */
export function NoQuestions() {
  return <Notice>{answerTexts.none}</Notice>;
}
