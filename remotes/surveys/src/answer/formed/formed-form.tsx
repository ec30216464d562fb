import { keepForms, replaceServerMarkup } from "@nearsay/core/server-markup";
import { goOnWithEnter } from "@nearsay/core/ui/enter-key";
import {
  LanguageChoice,
  PageSteps,
  QuestionFields,
  sentAnswers,
  useQuestionForm,
  useShownLanguage,
} from "@nearsay/core/ui/question-fields";
import { useEffect, useRef } from "react";
import type { AnswerFormProps, FormParts } from "../answer-form.tsx";
import { cardQuestions } from "#messages";
import styles from "./folded.module.css";
import { isLong, useLongKeeper } from "./long-keeper.ts";
import { SharedDevice } from "./shared-device.tsx";

export interface FormedFormProps extends AnswerFormProps {
  readonly parts: FormParts;
  /**
   * Whether this is the site itself, where long answers may be stored in the
   * browser beyond the tab.
   */
  readonly keepsLong?: boolean;
  /** Whether the survey is long enough, by its questions, for visitors to continue another time. */
  readonly many?: boolean;
  /** Whether the questions are only for looking up, and so folded. */
  readonly folded?: boolean;
}

/**
 * The form of a survey with questions of any kind: in pages, with questions
 * that depend on earlier answers, in the chosen language.
 */
export function FormedForm(props: FormedFormProps) {
  const { surveyId, questionSet, closed, parts, keepsLong = false } = props;
  const { folded = false } = props;
  const { AnswerFrame, ChallengeFields, NoQuestions, useResponse } = parts;
  const { questions } = questionSet;
  const long = keepsLong && isLong(questions, props.many);
  const { keeper, isShared, share } = useLongKeeper(long, parts);
  const pick: AnswerFormProps["pick"] = (answers) =>
    sentAnswers(questions, answers);
  const shown = useShownLanguage(questions, questionSet.translated, props.lang);
  const { answeredIn } = shown;
  const response = useResponse({
    ...props,
    pick,
    keeper:
      keeper && props.begin ? props.begin(keeper) : (keeper ?? props.keeper),
    answeredIn,
  });
  // Its effect runs after the one of `useResponse`, which takes the form out.
  useEffect(removeEmptied, []);
  const area = useRef<HTMLFieldSetElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const { unsent, blockedBy } = response;
  const form = useQuestionForm(
    shown.questions,
    unsent.answers,
    area,
    keepsLong ? surveyId : undefined,
  );
  if (form.all.length === 0) return <NoQuestions />;
  const answers = pick(unsent.answers);
  const steps = <PageSteps form={form} lang={shown.lang} />;
  return (
    <AnswerFrame
      {...props}
      response={response}
      form={element}
      counted={{ questions: form.asked, unsent: { ...unsent, answers } }}
      // If nothing can be sent, nothing has to be fixed.
      check={() => closed || blockedBy !== null || form.check()}
      steps={!folded && steps}
      isLast={form.isLast || folded}
      after={
        long &&
        !closed &&
        blockedBy === null && (
          <SharedDevice
            checked={isShared}
            onChange={(shared) => share(shared, surveyId, unsent)}
          />
        )
      }
    >
      {(disabled) => {
        const fields = (
          <>
            <LanguageChoice shown={shown} />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields get the key */}
            <fieldset ref={area} disabled={disabled} onKeyDown={goOnWithEnter}>
              <QuestionFields
                form={form}
                answers={unsent.answers}
                lang={shown.lang}
                onAnswer={response.answer}
              >
                {form.isLast && (
                  <ChallengeFields
                    questions={shown.questions.filter(
                      (each) => each.isChallenge,
                    )}
                    lang={shown.lang}
                    message={
                      blockedBy === null ? questionSet.challengeMessage : null
                    }
                    complaint={response.complaint}
                    answers={unsent.challenge}
                    onAnswer={response.answerChallenge}
                  />
                )}
              </QuestionFields>
            </fieldset>
          </>
        );
        if (!folded) return fields;
        return (
          <details className={styles.folded}>
            <summary>{cardQuestions.questions}</summary>
            {fields}
            {steps}
          </details>
        );
      }}
    </AnswerFrame>
  );
}

/** Keeps what was written in the server-rendered form until this form has taken it over. */
export function replaceForm(root: HTMLElement, render: () => void): void {
  replaceServerMarkup(root, () => {
    if (root.querySelector("form")) keepForms(root);
    render();
  });
}

/** Removes what kept forms of the server, once all of them are taken over. */
function removeEmptied(): void {
  for (const kept of document.querySelectorAll("[data-drawn][hidden]:empty"))
    kept.remove();
}
