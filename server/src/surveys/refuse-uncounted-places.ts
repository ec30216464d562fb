import type { Coordinates } from "@nearsay/core/domain";
import { invalidRequest } from "../base/refusal.ts";
import type { NewSurvey } from "./new-survey.ts";

/**
 * A survey that could count no places must not be asked to: its form would say
 * nothing, and its author wait in vain.
 * @throws Refusal INVALID_REQUEST
 */
export function refuseUncountedPlaces(
  { answerPlaces, results, tickets }: NewSurvey,
  place: Coordinates | null,
): void {
  if (answerPlaces === "none") return;
  if (place === null)
    throw invalidRequest(
      "Where answers come from is counted only of a survey that has a place.",
    );
  if (results === "live" || tickets === "apart")
    throw invalidRequest(
      "Where answers come from is not counted where results show at once or tickets are told apart.",
    );
}
