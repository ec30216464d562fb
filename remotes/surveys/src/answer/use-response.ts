import type { QuestionSet, ResponseResult } from "@nearsay/core/contract";
import { nonEmptyAnswers } from "@nearsay/core/domain";
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
import type { UnsentAnswers } from "./unsent-answers.ts";
import { useAnswers } from "./use-answers.ts";

export interface ResponseSettings {
  surveyId: string;
  questionSet: QuestionSet;
  closed: boolean;
  /** Of whoever answers. */
  consent: Consent;
  /** The same answers sent again count once; throws an ApiError where they are refused or lost. */
  send: (given: GivenAnswers) => Promise<ResponseResult>;
  onAnswered: (result: ResponseResult) => void;
  onClosed: (expiresAt: string | null) => void;
  /** Where the server may have drawn this form; the whole page when left out. */
  drawnIn?: ParentNode | undefined;
}

/** Why the last try did not get through. The first two are over once they are mended. */
type Problem =
  | { kind: "notConsented" }
  | { kind: "challengesMissing" }
  | { kind: "refused"; message: string }
  | { kind: "blocked"; message: string; asked: QuestionSet };

/**
 * One response from the first letter to its outcome, by the rules of answering.
 * It is undecided until consent is known: a click meanwhile would be lost.
 */
export function useResponse(settings: ResponseSettings) {
  const { surveyId, questionSet, closed, drawnIn } = settings;
  const { consented, loading, updating, error } = settings.consent;
  const answers = useAnswers(surveyId, questionSet.questions, drawnIn);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Of the first try that may have arrived: what counted it since is no further response. */
  const firstOnAnswered = useRef<ResponseSettings["onAnswered"]>(null);
  const undecided = loading || updating;
  const readOnly = !loading && !consented;
  const missing = unansweredChallenges(questionSet, answers.unsent);
  const blockedBy = blockOf(questionSet, problem);

  /** Answers the id of the challenge question that has to be answered first. */
  async function submit(): Promise<string | undefined> {
    if (busy || undecided || closed || blockedBy !== null) return undefined;
    const given = givenAnswers(answers.unsent);
    if (!consented) {
      setProblem({ kind: "notConsented" });
      return undefined;
    }
    if (Object.keys(given.answers).length === 0) return undefined;
    setProblem(missing.length > 0 ? { kind: "challengesMissing" } : null);
    if (missing.length > 0) return missing[0];
    setBusy(true);
    firstOnAnswered.current ??= settings.onAnswered;
    settle(await outcomeOf(settings.send(given)));
    setBusy(false);
    return undefined;
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
    undecided,
    readOnly,
    message:
      problem?.kind === "notConsented" && readOnly
        ? readOnlyMessage(error, answers.unsent)
        : refusalOf(problem),
    /** The challenge question that was left out and is still unanswered. */
    missing: problem?.kind === "challengesMissing" ? missing[0] : undefined,
    blockedBy,
  };
}

/** Where consent could not be asked for or saved, what was written stays until it can. */
function readOnlyMessage(
  error: Consent["error"],
  { answers }: UnsentAnswers,
): string {
  const written = Object.keys(nonEmptyAnswers(answers)).length > 0;
  return error !== null && written
    ? answerTexts.kept
    : answerTexts.notConsented;
}

function refusalOf(problem: Problem | null): string | null {
  return problem?.kind === "refused" ? problem.message : null;
}

/** Why nothing can be answered here. Newer questions come with a verdict of their own. */
function blockOf(asked: QuestionSet, problem: Problem | null): string | null {
  if (problem?.kind === "blocked" && problem.asked === asked)
    return problem.message;
  if (!asked.challengeBlocked) return null;
  return asked.challengeMessage ?? answerTexts.challengesBlocked;
}
