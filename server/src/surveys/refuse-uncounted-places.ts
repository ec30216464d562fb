import { invalidRequest } from "../base/refusal.ts";
import type { NewSurvey } from "./new-survey.ts";

/**
 * Refuses to count answer locations for a survey where that is impossible: the
 * form would not show it, and the author would wait for counts that never
 * arrive. Also refused if complete responses can be read: a release group
 * contains one ring or map bin only, so each response's location would be
 * known.
 * @throws Refusal INVALID_REQUEST
 */
export function refuseUncountedPlaces({
  answerPlaces,
  placed,
  results,
  tickets,
  reads,
}: NewSurvey): void {
  if (answerPlaces === "none") return;
  if (!placed)
    throw invalidRequest(
      "Where answers come from is counted only of a survey that has a place.",
    );
  if (results === "live" || tickets === "apart")
    throw invalidRequest(
      "Where answers come from is not counted where results show at once or tickets are told apart.",
    );
  if (reads === "rows")
    throw invalidRequest(
      "Where answers come from is not counted where whole responses are read.",
    );
}
