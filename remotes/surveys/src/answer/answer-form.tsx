import { ConsentPanel, Notice } from "@nearsay/core/ui";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { answerTexts } from "../texts.ts";
import { AnswerFields, challengeName, NoQuestions } from "./answer-fields.tsx";
import { AnswerFoot } from "./answer-foot.tsx";
import styles from "./answer-form.module.css";
import { type ResponseSettings, useResponse } from "./use-response.ts";
import { WordingEdits } from "./wording-edits.tsx";

export interface AnswerFormProps extends ResponseSettings {
  /** The link to the Anonymous ID Policy. */
  readonly policy: ReactNode;
  /** Shown while the answers are sent. */
  readonly busyNote?: ReactNode;
}

/** The questions of a survey and the button that sends the answers. */
export function AnswerForm(settings: AnswerFormProps) {
  const { surveyId, questionSet, closed } = settings;
  const response = useResponse(settings);
  const { unsent, blockedBy, ask } = response;
  const { loading, updating } = settings.consent;
  const form = useRef<HTMLFormElement>(null);
  const { questions } = questionSet;
  if (questions.every((each) => each.isChallenge)) return <NoQuestions />;

  async function send(submit: typeof response.submit) {
    const missing = await submit();
    if (missing === undefined) return;
    const field = form.current?.elements.namedItem(challengeName(missing));
    if (field instanceof HTMLElement) field.focus();
  }

  /** Not on submit, which a sandboxed frame may not let happen. */
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    void send(response.submit);
  }

  return (
    <form ref={form} className={styles.form} data-survey={surveyId} noValidate>
      {closed && <Notice>{answerTexts.closed}</Notice>}
      {blockedBy !== null && <Notice tone="danger">{blockedBy}</Notice>}
      <WordingEdits edits={questionSet.edits} />
      <AnswerFields
        questions={questions}
        unsent={unsent}
        lang={settings.lang}
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
      <AnswerFoot
        questions={questions}
        unsent={unsent}
        resultsRule={closed ? undefined : questionSet.results}
        reads={questionSet.reads}
        variant={ask === null ? "filled" : "quiet"}
        disabled={closed || blockedBy !== null || loading}
        busy={response.busy || updating}
        busyText={response.busy ? answerTexts.submitting : undefined}
        busyNote={settings.busyNote}
        onClick={handleClick}
      >
        {submitText(closed, response.readOnly)}
      </AnswerFoot>
      {ask !== null && !closed && blockedBy === null && (
        <ConsentPanel
          key={ask.key}
          message={answerTexts.notConsented}
          action={answerTexts.enableAndSubmit}
          policy={settings.policy}
          busy={updating}
          error={ask.error}
          onEnable={() => void send(ask.enableAndSubmit)}
          onCancel={ask.cancel}
        />
      )}
    </form>
  );
}

function submitText(closed: boolean, readOnly: boolean): string {
  if (closed) return answerTexts.closedButton;
  return readOnly ? answerTexts.readOnlyButton : answerTexts.submit;
}
