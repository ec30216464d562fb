import { invalidRequest } from "../base/refusal.ts";
import type { NewSurvey } from "./new-survey.ts";

/**
 * A survey that could count no places must not be asked to: its form would say
 * nothing, and its author wait in vain. A group is of one ring or square, so where
 * whole responses are read as groups come, each one's would be read with it.
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
