import type {
  Answers,
  QuestionSet,
  ResponseResult,
  SurveyLanguage,
} from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { useEffect, useRef, useState } from "react";
import { answer as answerTexts } from "#messages";
import {
  type Failure,
  type GivenAnswers,
  givenAnswers,
  type Outcome,
  outcomeOf,
  unansweredChallenges,
} from "./send-answers.ts";
import type { Keeper } from "./unsent-answers.ts";
import { useAnswers } from "./use-answers.ts";

export interface ResponseSettings {
  surveyId: string;
  questionSet: QuestionSet;
  /** Language of the questions; the page's language if omitted. */
  lang?: string | undefined;
  closed: boolean;
  /** Consent of the person who answers. */
  consent: Consent;
  /** Gives consent; returns whether that succeeded. If not, `consent` contains the error. */
  enable: () => Promise<boolean>;
  /**
   * Sends the answers; the same answers sent again count once. Throws an
   * ApiError if they are refused or lost.
   */
  send: (given: GivenAnswers) => Promise<ResponseResult>;
  onAnswered: (result: ResponseResult) => void;
  onClosed: (expiresAt: string | null) => void;
  /** Selects the answers to send; all if omitted. */
  pick?: (answers: Answers) => Answers;
  /** Language of the form, sent with the answers if the survey has several. */
  answeredIn?: SurveyLanguage | undefined;
  /** Stores answers until they are sent; if omitted, for as long as the tab exists. */
  keeper?: Keeper | undefined;
  /**
   * Adds answers that were given before the form opened to what a keeper reads;
   * `keeper` does so already.
   */
  begin?: ((keeper: Keeper) => Keeper) | undefined;
  /** Where the server may have rendered this form; the entire page if omitted. */
  drawnIn?: ParentNode | undefined;
  /** The outcome of the last try by survey, for a form that is mounted again in the meantime. */
  sendings?: Sendings | undefined;
}

/** The last try of each survey, unless it was accepted. */
export type Sendings = Map<string, Promise<Outcome>>;

/** Why the last try failed. "challengesMissing" is over once the answers are added. */
type Problem = { kind: "challengesMissing"; message: string } | Failure;

/**
 * One response from the first letter to its outcome. Without consent nothing is
 * sent: consent is requested, and the answers are sent once it is given.
 */
export function useResponse(settings: ResponseSettings) {
  const { surveyId, questionSet, closed, drawnIn, sendings } = settings;
  const { consented, loading, updating, error } = settings.consent;
  const { questions } = questionSet;
  const answers = useAnswers(surveyId, questions, drawnIn, settings.keeper);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How often consent was requested; 0 when it is not being requested. */
  const [asks, setAsks] = useState(0);
  /**
   * The handler of the first try that may have arrived. If that try was counted
   * since, the next one is not another response.
   */
  const firstOnAnswered = useRef<ResponseSettings["onAnswered"]>(null);
  const readOnly = !loading && !consented;
  const missing = unansweredChallenges(questionSet, answers.unsent);
  const blockedBy = useBlock(questionSet, problem);
  const { unsent } = answers;
  const given = givenAnswers(
    settings.pick
      ? { ...unsent, answers: settings.pick(unsent.answers) }
      : unsent,
  );
  const answered = Object.keys(given.answers).length > 0;

  const resume = useRef(follow);
  useEffect(() => {
    const sending = sendings?.get(surveyId);
    if (sending) void resume.current(sending);
  }, [sendings, surveyId]);

  async function submit() {
    if (busy || loading || updating || closed || blockedBy !== null) return;
    if (answered && missing[0])
      return setProblem({
        kind: "challengesMissing",
        message: answerTexts.challengesMissing,
      });
    setProblem(null);
    if (!consented) setAsks(asks + 1);
    else if (answered) await send();
  }

  /** Submits after giving the consent that was requested. */
  async function enableAndSubmit() {
    if (answered && missing[0]) return submit();
    if (!(await settings.enable())) return;
    setAsks(0);
    if (answered) await send();
  }

  function send() {
    firstOnAnswered.current ??= settings.onAnswered;
    const { answeredIn } = settings;
    const body = answeredIn ? { ...given, language: answeredIn } : given;
    const sending = outcomeOf(settings.send(body));
    sendings?.set(surveyId, sending);
    return follow(sending);
  }

  async function follow(sending: Promise<Outcome>) {
    setBusy(true);
    settle(await sending);
    setBusy(false);
  }

  /** Questions may have been reloaded in the meantime. The outcome is shown in any case. */
  function settle(outcome: Outcome) {
    const onAnswered = firstOnAnswered.current ?? settings.onAnswered;
    if (outcome.kind !== "lost") firstOnAnswered.current = null;
    if (outcome.kind === "accepted") {
      sendings?.delete(surveyId);
      answers.clear();
      onAnswered({ duplicate: outcome.duplicate });
    } else {
      if (outcome.kind === "closed") settings.onClosed(outcome.expiresAt);
      setProblem(outcome);
    }
  }

  return {
    ...answers,
    submit,
    busy,
    readOnly,
    /** A new object for each try that failed. */
    problem,
    complaint: complaintOf(questionSet, problem, missing[0]),
    /** Why the form is blocked at the moment. */
    blockedBy,
    /** The request for consent; null if there is none. */
    ask:
      readOnly && asks > 0
        ? {
            key: asks,
            error:
              error !== null && answered
                ? `${error} ${answerTexts.kept}`
                : error,
            enableAndSubmit,
            cancel: () => setAsks(0),
          }
        : null,
  };
}

/** A challenge question's message about the last try. */
export interface Complaint {
  /** Id of the challenge question. */
  id: string;
  text: string;
}

function complaintOf(
  { questions }: QuestionSet,
  problem: Problem | null,
  missing: string | undefined,
): Complaint | undefined {
  const id =
    problem?.kind === "wrong"
      ? questions.find((each) => each.isChallenge)?.id
      : problem?.kind === "challengesMissing" && missing;
  return problem && id ? { id, text: problem.message } : undefined;
}

/**
 * Why the form is blocked at the moment; null once the block is over. A refusal
 * takes precedence over the loaded questions, which may have been requested
 * before it.
 */
function useBlock(asked: QuestionSet, problem: Problem | null): string | null {
  const own = problem?.kind === "blocked" ? problem : null;
  const cause = own ?? (asked.challengeBlocked ? asked : null);
  const [over, setOver] = useState<typeof cause>(null);
  useEffect(() => {
    const seconds = cause?.challengeRetryAfter;
    if (!seconds) return;
    const timer = setTimeout(setOver, seconds * 1000, cause);
    return () => clearTimeout(timer);
  }, [cause]);
  if (cause === over) return null;
  return (
    own?.message ?? asked.challengeMessage ?? answerTexts.challengesBlocked
  );
}
