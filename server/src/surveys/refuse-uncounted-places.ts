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
  if (!placed) throw invalidRequest((say) => say.originsNeedLocation);
  if (results === "live" || tickets === "apart")
    throw invalidRequest((say) => say.originsNotCounted);
  if (reads === "rows")
    throw invalidRequest((say) => say.originsExcludeReading);
}
