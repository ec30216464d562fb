import type { Queryable } from "../../base/db/database.ts";
import { chooseRelease } from "./choose-release.ts";
import { leavingMax } from "./leave-figures.ts";
import { listLeavingDays, takeLeavingDays } from "./leaving-day-repository.ts";
import { type Random, secureRandom } from "./random.ts";

/**
 * Lets the days and ways of withdrawn responses leave the counts once there are
 * enough, by the rule by which responses leave figures: else who looks before and
 * after sees from when and where it was what went. The caller holds the survey's
 * counter.
 */
export async function leaveDays(
  tx: Queryable,
  surveyId: number,
  groupSize: number,
  random: Random = secureRandom,
): Promise<void> {
  const leaving = await listLeavingDays(tx, surveyId, leavingMax);
  const group = chooseRelease(leaving, { groupSize, closed: false }, random);
  if (group.length > 0) await takeLeavingDays(tx, surveyId, group);
}
