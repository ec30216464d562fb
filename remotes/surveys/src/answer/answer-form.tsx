import { nonEmptyAnswers } from "@nearsay/core/domain";
import {
  Button,
  EmptyState,
  Notice,
  ParticipationNotice,
} from "@nearsay/core/ui";
import MessageCircleQuestion from "lucide/dist/esm/icons/message-circle-question-mark.mjs";
import type { FormEvent } from "react";
import { texts } from "../texts.ts";
import styles from "./answer-form.module.css";
import { ChallengeFields, challengeName } from "./challenge-fields.tsx";
import { QuestionField } from "./question-field.tsx";
import { type ResponseSettings, useResponse } from "./use-response.ts";

/** From so many questions on, people want to know how far they are. */
const longFrom = 12;

/** The questions of a survey and the button that sends the answers. */
export function AnswerForm(settings: ResponseSettings) {
  const { surveyId, questionSet, closed } = settings;
  const response = useResponse(settings);
  const { unsent, blockedBy } = response;
  const asked = questionSet.questions.filter((each) => !each.isChallenge);
  const challenges = questionSet.questions.filter((each) => each.isChallenge);
  const answerable = asked.filter((each) => each.type !== "unanswerable");
  const long = asked.length >= longFrom;
  if (asked.length === 0) {
    return (
      <EmptyState icon={MessageCircleQuestion} title={texts.answer.none} />
    );
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const missing = await response.submit();
    const field = elements.namedItem(challengeName(missing ?? ""));
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form
      className={styles.form}
      data-survey={surveyId}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {closed && <Notice>{texts.answer.closed}</Notice>}
      {blockedBy !== null && <Notice tone="danger">{blockedBy}</Notice>}
      <fieldset
        className={styles.questions}
        disabled={closed || blockedBy !== null}
      >
        {asked.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={unsent.answers[question.id]}
            onAnswer={response.answer}
          />
        ))}
        <ChallengeFields
          questions={challenges}
          message={blockedBy === null ? questionSet.challengeMessage : null}
          missing={response.missing}
          answers={unsent.challenge}
          onAnswer={response.answerChallenge}
        />
      </fieldset>
      {response.message !== null && (
        <Notice tone="danger">{response.message}</Notice>
      )}
      {response.readOnly && !closed && <ParticipationNotice />}
      {answerable.length > 0 && (
        <div className={styles.foot}>
          <Button
            type="submit"
            variant="filled"
            className={styles.submit}
            disabled={closed || blockedBy !== null || response.undecided}
            busy={response.busy}
            busyText={texts.answer.submitting}
          >
            {submitText(closed, response.readOnly)}
          </Button>
          {long && (
            <p className={styles.hint}>
              {texts.answer.progress(
                Object.keys(nonEmptyAnswers(unsent.answers)).length,
                answerable.length,
              )}
            </p>
          )}
        </div>
      )}
    </form>
  );
}

function submitText(closed: boolean, readOnly: boolean): string {
  if (closed) return texts.answer.closedButton;
  return readOnly ? texts.answer.readOnlyButton : texts.answer.submit;
}
