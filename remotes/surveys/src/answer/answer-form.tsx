import {
  ConsentPanel,
  Notice,
  RefusalNotice,
  takeFocus,
} from "@nearsay/core/ui";
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";
import { answer as answerTexts } from "#messages";
import {
  AnswerFields,
  ChallengeFields,
  challengeName,
  NoQuestions,
} from "./answer-fields.tsx";
import { AnswerFoot, type AnswerFootProps } from "./answer-foot.tsx";
import styles from "./answer-form.module.css";
import { tabKeeper, unsentIn } from "./unsent-answers.ts";
import { type ResponseSettings, useResponse } from "./use-response.ts";

export interface AnswerFormProps extends ResponseSettings {
  /** The link to the Anonymous ID Policy. */
  readonly policy: ReactNode;
  /** Notes above the form, such as that the survey has not opened yet. */
  readonly notes: ReactNode;
  /** Rendered before the submit button. */
  readonly beforeSending?: ReactNode;
  /** Shown while the answers are sent. */
  readonly busyNote?: ReactNode;
  /** Whether the visitor is too far away to answer; the notes say so. */
  readonly outside?: boolean;
}

/** The questions of a survey and the button that sends the answers. */
export function AnswerForm(settings: AnswerFormProps) {
  const { questions } = settings.questionSet;
  const response = useResponse(settings);
  const form = useRef<HTMLFormElement>(null);
  if (questions.every((each) => each.isChallenge)) return <NoQuestions />;
  return (
    <AnswerFrame {...settings} response={response} form={form}>
      {(disabled) => (
        <AnswerFields
          questions={questions}
          unsent={response.unsent}
          lang={settings.lang}
          disabled={disabled}
          challengeMessage={
            response.blockedBy === null
              ? settings.questionSet.challengeMessage
              : null
          }
          complaint={response.complaint}
          onAnswer={response.answer}
          onAnswerChallenge={response.answerChallenge}
        />
      )}
    </AnswerFrame>
  );
}

/**
 * What forms with other fields share with this one. It is passed to them as a
 * value, because an import from a file that is loaded later would split this
 * module.
 */
export const formParts = {
  AnswerFrame,
  ChallengeFields,
  NoQuestions,
  useResponse,
  tabKeeper,
  unsentIn,
};

export type FormParts = typeof formParts;

interface AnswerFrameProps extends AnswerFormProps {
  readonly response: Response;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The questions and answers to count, if they are not all of the survey's. */
  readonly counted?: Pick<AnswerFootProps, "questions" | "unsent">;
  /** Returns whether the answers may be sent, and shows why not otherwise. */
  readonly check?: () => boolean;
  /** Buttons that lead from page to page. */
  readonly steps?: ReactNode;
  /** Whether no more questions follow, so that the answers can be sent. */
  readonly isLast?: boolean;
  /** Rendered below everything else. */
  readonly after?: ReactNode;
  /** The fields. */
  readonly children: (disabled: boolean) => ReactNode;
}

/** What surrounds the fields: notes above them, and everything needed for sending. */
export function AnswerFrame(props: AnswerFrameProps) {
  const { surveyId, questionSet, closed, response, form, check } = props;
  const { outside = false } = props;
  const { blockedBy, ask } = response;
  const failure = failureOf(response);
  useFocusOnComplaint(response, form);
  const { loading, updating } = props.consent;
  const upcoming = !closed && questionSet.upcoming === true;
  const disabled = closed || upcoming || outside || blockedBy !== null;

  function send(submit: typeof response.submit) {
    if (check?.() !== false) void submit();
  }

  /** Not on submit, because a sandboxed frame may block form submission. */
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    send(response.submit);
  }

  return (
    <form ref={form} className={styles.form} data-survey={surveyId} noValidate>
      {closed && !failure && <Notice>{answerTexts.closed}</Notice>}
      {props.notes}
      {blockedBy !== null && !failure && (
        <Notice tone="danger">{blockedBy}</Notice>
      )}
      {props.children(disabled)}
      {failure && <RefusalNotice>{failure}</RefusalNotice>}
      {!disabled && props.isLast !== false && props.beforeSending}
      {props.isLast === false ? (
        props.steps
      ) : (
        <AnswerFoot
          questions={questionSet.questions}
          unsent={response.unsent}
          {...props.counted}
          before={props.steps}
          resultsRule={closed ? undefined : questionSet.results}
          reads={questionSet.reads}
          variant={ask === null ? "filled" : "quiet"}
          disabled={disabled || loading}
          busy={response.busy || updating}
          busyText={response.busy ? answerTexts.submitting : undefined}
          busyNote={props.busyNote}
          onClick={handleClick}
        >
          {upcoming
            ? answerTexts.upcomingButton
            : submitText(closed, response.readOnly)}
        </AnswerFoot>
      )}
      {ask !== null && !disabled && (
        <ConsentPanel
          key={ask.key}
          message={answerTexts.notConsented}
          action={answerTexts.enableAndSubmit}
          policy={props.policy}
          busy={updating}
          error={ask.error}
          onEnable={() => send(ask.enableAndSubmit)}
          onCancel={ask.cancel}
        />
      )}
      {props.after}
    </form>
  );
}

type Response = ReturnType<typeof useResponse>;

/** Why the last try failed, unless a field shows it. */
function failureOf({ problem, complaint, blockedBy }: Response) {
  if (problem?.kind === "blocked") return blockedBy;
  if (complaint || problem?.kind === "challengesMissing") return null;
  return problem?.message;
}

/** Each try that fails at a challenge question moves the focus there, once. */
function useFocusOnComplaint(
  { problem }: Response,
  form: RefObject<HTMLFormElement | null>,
) {
  useEffect(() => {
    const invalid = `[name^=${challengeName("")}][aria-invalid]`;
    if (problem && form.current)
      takeFocus(form.current.querySelector<HTMLElement>(invalid));
  }, [problem, form]);
}

function submitText(closed: boolean, readOnly: boolean): string {
  if (closed) return answerTexts.closedButton;
  return readOnly ? answerTexts.readOnlyButton : answerTexts.submit;
}
