import type { Queryable } from "../../base/db/database.ts";
import { chooseRelease } from "./choose-release.ts";
import { leavingMax } from "./leave-figures.ts";
import { listLeavingDays, takeLeavingDays } from "./leaving-day-repository.ts";
import { type Random, secureRandom } from "../../base/random.ts";

/**
 * Removes the days and ways in of withdrawn responses from the counts when
 * there are enough, by the rule by which responses leave figures. Otherwise an
 * observer could see the day and the way in of a withdrawn response. The caller
 * holds the lock on the survey's counter.
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
