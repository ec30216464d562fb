import type {
  Answers,
  QuestionSet,
  ResponseResult,
  SurveyLanguage,
} from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { useEffect, useRef, useState } from "react";
import { answerTexts } from "../texts.ts";
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
  /** In which language the questions are written; the page's where it is left out. */
  lang?: string | undefined;
  closed: boolean;
  /** Of the person who answers. */
  consent: Consent;
  /** Gives consent; returns whether it took effect, and `consent` tells why not. */
  enable: () => Promise<boolean>;
  /** The same answers sent again count once; throws an ApiError where they are refused or lost. */
  send: (given: GivenAnswers) => Promise<ResponseResult>;
  onAnswered: (result: ResponseResult) => void;
  onClosed: (expiresAt: string | null) => void;
  /** What of the answers is sent; all where it is left out. */
  pick?: (answers: Answers) => Answers;
  /** Of the form, sent with the answers where the survey is in several. */
  answeredIn?: SurveyLanguage | undefined;
  /** Keeps answers until they are sent; for as long as the tab where it is left out. */
  keeper?: Keeper | undefined;
  /** Where the server may have drawn this form; the whole page when left out. */
  drawnIn?: ParentNode | undefined;
  /** By survey, what becomes of what was sent last: for a form that is drawn again meanwhile. */
  sendings?: Sendings | undefined;
}

/** The last try of each survey, unless it was accepted. */
export type Sendings = Map<string, Promise<Outcome>>;

/** Why the last try did not get through. The first is over once it is mended. */
type Problem = { kind: "challengesMissing"; message: string } | Failure;

/**
 * One response from the first letter to its outcome, by the rules of answering.
 * Without consent nothing is sent: it is asked for, and what was filled in goes
 * out once it is given.
 */
export function useResponse(settings: ResponseSettings) {
  const { surveyId, questionSet, closed, drawnIn, sendings } = settings;
  const { consented, loading, updating, error } = settings.consent;
  const { questions } = questionSet;
  const answers = useAnswers(surveyId, questions, drawnIn, settings.keeper);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How often consent was asked for; 0 once it is not. */
  const [asks, setAsks] = useState(0);
  /** Of the first try that may have arrived: what counted it since is no further response. */
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

  /** The same, with the consent that was asked for. */
  async function enableAndSubmit() {
    if (answered && missing[0]) return submit();
    if (!(await settings.enable())) return;
    setAsks(0);
    if (answered) await send();
  }

  function send() {
    firstOnAnswered.current ??= settings.onAnswered;
    const { answeredIn } = settings;
    const said = answeredIn ? { ...given, language: answeredIn } : given;
    const sending = outcomeOf(settings.send(said));
    sendings?.set(surveyId, sending);
    return follow(sending);
  }

  async function follow(sending: Promise<Outcome>) {
    setBusy(true);
    settle(await sending);
    setBusy(false);
  }

  /** Questions may have been read again meanwhile. The outcome is shown in any case. */
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
    /** Another object for each try that did not get through. */
    problem,
    complaint: complaintOf(questionSet, problem, missing[0]),
    /** Why nothing can be answered here for now. */
    blockedBy,
    /** The consent that is being asked for; null while it is not. */
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

/** What a challenge question has to say of the last try. */
export interface Complaint {
  /** Of the challenge question. */
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

/** Why nothing can be answered here for now; null once that is over. A refusal goes before what the questions say, which may have been asked for before it. */
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
