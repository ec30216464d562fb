import type { QuestionSet, ResponseResult } from "@nearsay/core/contract";
import { consentAtom, coordinatesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { texts } from "../texts.ts";
import {
  buildPayload,
  type Outcome,
  sendAnswers,
  unansweredChallenges,
} from "./send-answers.ts";
import { useAnswers } from "./use-answers.ts";

export interface ResponseSettings {
  surveyId: string;
  questionSet: QuestionSet;
  /** Access code of a survey that requires one. */
  code: string | undefined;
  closed: boolean;
  onAnswered: (result: ResponseResult) => void;
  onClosed: (expiresAt: string | null) => void;
}

/**
 * One response from the first letter to its outcome, by the rules of answering.
 * It is undecided until consent is known: a click meanwhile would be lost.
 */
export function useResponse(settings: ResponseSettings) {
  const { surveyId, questionSet, code, closed } = settings;
  const { consented, loading, updating } = useAtomValue(consentAtom);
  const near = useAtomValue(coordinatesAtom);
  const answers = useAnswers(surveyId, questionSet.questions);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [refusedBy, setRefusedBy] = useState<string | null>(null);
  const blockedBy = refusedBy ?? blockedFromStart(questionSet);
  const undecided = loading || updating;

  /** Answers the ids of questions that still need an answer. */
  async function submit(): Promise<string[]> {
    if (busy || undecided || closed || blockedBy !== null) return [];
    const payload = buildPayload(answers.unsent, near, code);
    if (!consented) {
      setMessage(texts.answer.notConsented);
      return [];
    }
    if (Object.keys(payload.answers).length === 0) return [];
    const missing = unansweredChallenges(questionSet, answers.unsent);
    setMessage(missing.length > 0 ? texts.answer.challengesMissing : null);
    if (missing.length > 0) return missing;
    setBusy(true);
    settle(await sendAnswers(surveyId, payload));
    setBusy(false);
    return [];
  }

  function settle(outcome: Outcome) {
    switch (outcome.kind) {
      case "accepted":
        answers.clear();
        settings.onAnswered({ duplicate: outcome.duplicate });
        break;
      case "closed":
        settings.onClosed(outcome.expiresAt);
        break;
      case "blocked":
        setRefusedBy(outcome.message);
        break;
      case "refused":
        setMessage(outcome.message);
        break;
    }
  }

  const readOnly = !loading && !consented;
  const stale = message === texts.answer.notConsented && !readOnly;
  return {
    ...answers,
    submit,
    busy,
    undecided,
    readOnly,
    message: stale ? null : message,
    blockedBy,
  };
}

function blockedFromStart(set: QuestionSet): string | null {
  if (!set.challengeBlocked) return null;
  return set.challengeMessage ?? texts.answer.challengesBlocked;
}
