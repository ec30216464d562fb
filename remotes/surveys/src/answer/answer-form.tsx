import { Notice } from "@nearsay/core/ui";
import type { FormEvent, ReactNode } from "react";
import { answerTexts } from "../texts.ts";
import { AnswerFields, NoQuestions } from "./answer-fields.tsx";
import { AnswerFoot } from "./answer-foot.tsx";
import styles from "./answer-form.module.css";
import { challengeName } from "./challenge-fields.tsx";
import { type ResponseSettings, useResponse } from "./use-response.ts";

export interface AnswerFormProps extends ResponseSettings {
  /** For whoever has to consent first: why, and how. */
  readonly participation: ReactNode;
}

/** The questions of a survey and the button that sends the answers. */
export function AnswerForm(settings: AnswerFormProps) {
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
      {closed && <Notice>{answerTexts.closed}</Notice>}
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
      {response.readOnly && !closed && settings.participation}
      <AnswerFoot
        questions={questions}
        unsent={unsent}
        resultsRule={closed ? undefined : questionSet.results}
        disabled={closed || blockedBy !== null || response.undecided}
        busy={response.busy}
        busyText={answerTexts.submitting}
      >
        {submitText(closed, response.readOnly)}
      </AnswerFoot>
    </form>
  );
}

function submitText(closed: boolean, readOnly: boolean): string {
  if (closed) return answerTexts.closedButton;
  return readOnly ? answerTexts.readOnlyButton : answerTexts.submit;
}
