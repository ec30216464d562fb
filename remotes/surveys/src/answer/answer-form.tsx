import { Button, Notice, ParticipationNotice } from "@nearsay/core/ui";
import type { FormEvent } from "react";
import { texts } from "../texts.ts";
import styles from "./answer-form.module.css";
import { ChallengeFields } from "./challenge-fields.tsx";
import { QuestionField } from "./question-field.tsx";
import { type ResponseSettings, useResponse } from "./use-response.ts";

/** The questions of a survey and the button that sends the answers. */
export function AnswerForm(settings: ResponseSettings) {
  const { questionSet, closed } = settings;
  const response = useResponse(settings);
  const { unsent, blockedBy } = response;
  const asked = questionSet.questions.filter((each) => !each.isChallenge);
  const challenges = questionSet.questions.filter((each) => each.isChallenge);
  if (questionSet.questions.length === 0) {
    return <p className={styles.hint}>{texts.answer.none}</p>;
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const [missing] = await response.submit();
    const field = elements.namedItem(`challenge-${missing ?? ""}`);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form
      className={styles.form}
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
            onAnswer={(answer) => {
              response.answer(question.id, answer);
            }}
          />
        ))}
        <ChallengeFields
          questions={challenges}
          message={blockedBy === null ? questionSet.challengeMessage : null}
          answers={unsent.challenge}
          onAnswer={response.answerChallenge}
        />
      </fieldset>
      {response.message !== null && (
        <Notice tone="danger">{response.message}</Notice>
      )}
      {response.readOnly && !closed && <ParticipationNotice />}
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
    </form>
  );
}

function submitText(closed: boolean, readOnly: boolean): string {
  if (closed) return texts.answer.closedButton;
  return readOnly ? texts.answer.readOnlyButton : texts.answer.submit;
}
