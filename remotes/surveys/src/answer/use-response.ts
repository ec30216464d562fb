import type {
  Answers,
  QuestionSet,
  ResponseResult,
  SurveyLanguage,
} from "@nearsay/core/contract";
import type { Consent } from "@nearsay/core/session";
import { useRef, useState } from "react";
import { answerTexts } from "../texts.ts";
import {
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
}

/** Why the last try did not get through. The first is over once it is mended. */
type Problem =
  | { kind: "challengesMissing" }
  | { kind: "refused"; message: string }
  | { kind: "blocked"; message: string; asked: QuestionSet };

/**
 * One response from the first letter to its outcome, by the rules of answering.
 * Without consent nothing is sent: it is asked for, and what was filled in goes
 * out once it is given.
 */
export function useResponse(settings: ResponseSettings) {
  const { surveyId, questionSet, closed, drawnIn } = settings;
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
  const blockedBy = blockOf(questionSet, problem);
  const { unsent } = answers;
  const given = givenAnswers(
    settings.pick
      ? { ...unsent, answers: settings.pick(unsent.answers) }
      : unsent,
  );
  const answered = Object.keys(given.answers).length > 0;

  /** Returns the id of the challenge question that has to be answered first. */
  async function submit(): Promise<string | undefined> {
    if (busy || loading || updating || closed || blockedBy !== null)
      return undefined;
    const lacking = answered ? missing[0] : undefined;
    setProblem(lacking === undefined ? null : { kind: "challengesMissing" });
    if (lacking !== undefined) return lacking;
    if (!consented) setAsks(asks + 1);
    else if (answered) await send();
    return undefined;
  }

  /** The same, with the consent that was asked for. */
  async function enableAndSubmit(): Promise<string | undefined> {
    if (answered && missing.length > 0) return submit();
    if (!(await settings.enable())) return undefined;
    setAsks(0);
    if (answered) await send();
    return undefined;
  }

  async function send() {
    setBusy(true);
    firstOnAnswered.current ??= settings.onAnswered;
    const { answeredIn } = settings;
    const said = answeredIn ? { ...given, language: answeredIn } : given;
    settle(await outcomeOf(settings.send(said)));
    setBusy(false);
  }

  function settle(outcome: Outcome) {
    const onAnswered = firstOnAnswered.current ?? settings.onAnswered;
    if (outcome.kind !== "lost") firstOnAnswered.current = null;
    switch (outcome.kind) {
      case "accepted":
        answers.clear();
        onAnswered({ duplicate: outcome.duplicate });
        break;
      case "closed":
        settings.onClosed(outcome.expiresAt);
        break;
      case "blocked":
        setProblem({ ...outcome, asked: questionSet });
        break;
      case "refused":
      case "lost":
        setProblem({ kind: "refused", message: outcome.message });
        break;
    }
  }

  return {
    ...answers,
    submit,
    busy,
    readOnly,
    message: problem?.kind === "refused" ? problem.message : null,
    /** The challenge question that was left out and is still unanswered. */
    missing: problem?.kind === "challengesMissing" ? missing[0] : undefined,
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

/** Why nothing can be answered here. Newer questions come with a verdict of their own. */
function blockOf(asked: QuestionSet, problem: Problem | null): string | null {
  if (problem?.kind === "blocked" && problem.asked === asked)
    return problem.message;
  if (!asked.challengeBlocked) return null;
  return asked.challengeMessage ?? answerTexts.challengesBlocked;
}
