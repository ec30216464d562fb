import { ApiError, messageOf } from "@nearsay/core/api";
import {
  type DraftProgress,
  type SurveyDraft,
  errorCodeOf,
  readFailedDraft,
  readSurveyDraft,
} from "@nearsay/core/contract";
import { creator as texts } from "#messages";

export interface GenerationFailure {
  message: string;
  /** The questions that had arrived; null if none had. */
  kept: SurveyDraft | null;
  /** Whether rules could create the draft that the model did not. */
  rulesMayHelp: boolean;
}

/** @param came The part of the draft received before. */
export function readFailure(
  error: unknown,
  came: DraftProgress | null,
): GenerationFailure {
  const received = keepReceived(came);
  const message = messageOf(error, texts.prompt.failed);
  const code = error instanceof ApiError ? errorCodeOf(error) : null;
  if (error instanceof ApiError && code === "DRAFTING_FAILED") {
    const { reason, draft } = readFailedDraft(error.data);
    const words = texts.prompt.failures[reason];
    return { message: words, kept: draft ?? received, rulesMayHelp: true };
  }
  const rulesMayHelp = code === "TIMEOUT" || received !== null;
  return { message, kept: received, rulesMayHelp };
}

/** Without their options, which arrive only at the end. */
function keepReceived(came: DraftProgress | null): SurveyDraft | null {
  if (came === null || came.questions.length === 0) return null;
  const questions = came.questions.map((text) => ({ text }));
  return readSurveyDraft({ title: came.title, questions });
}
