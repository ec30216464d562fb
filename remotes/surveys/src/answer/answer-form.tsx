import { Notice, ParticipationNotice } from "@nearsay/core/ui";
import type { FormEvent } from "react";
import { texts } from "../texts.ts";
import { AnswerFields, NoQuestions } from "./answer-fields.tsx";
import { AnswerFoot } from "./answer-foot.tsx";
import styles from "./answer-form.module.css";
import { challengeName } from "./challenge-fields.tsx";
import { type ResponseSettings, useResponse } from "./use-response.ts";

/** The questions of a survey and the button that sends the answers. */
export function AnswerForm(settings: ResponseSettings) {
  const { surveyId, questionSet, closed } = settings;
  const response = useResponse(settings);
  const { unsent, blockedBy } = response;
  const { questions } = questionSet;
  if (questions.every((each) => each.isChallenge)) return <NoQuestions />;

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
      <AnswerFields
        questions={questions}
        unsent={unsent}
        disabled={closed || blockedBy !== null}
        challengeMessage={
          blockedBy === null ? questionSet.challengeMessage : null
        }
        missing={response.missing}
        onAnswer={response.answer}
        onAnswerChallenge={response.answerChallenge}
      />
      {response.message !== null && (
        <Notice tone="danger">{response.message}</Notice>
      )}
      {response.readOnly && !closed && <ParticipationNotice />}
      <AnswerFoot
        questions={questions}
        unsent={unsent}
        disabled={closed || blockedBy !== null || response.undecided}
        busy={response.busy}
        busyText={texts.answer.submitting}
      >
        {submitText(closed, response.readOnly)}
      </AnswerFoot>
    </form>
  );
}

function submitText(closed: boolean, readOnly: boolean): string {
  if (closed) return texts.answer.closedButton;
  return readOnly ? texts.answer.readOnlyButton : texts.answer.submit;
}
