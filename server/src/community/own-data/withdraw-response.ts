import type { Queryable } from "../../base/db/database.ts";
import { leaveDays } from "../release-gate/leave-days.ts";
import { leaveFigures } from "../release-gate/leave-figures.ts";
import { returnTicket } from "../tickets/ticket-repository.ts";
import { keepDay } from "../release-gate/leaving-day-repository.ts";
import {
  type ResponseState,
  type Withdrawal,
  cutLoose,
  deleteShown,
  deleteWaiting,
} from "./withdraw-repository.ts";

/**
 * Withdraws a response in the one way that reveals its answers to nobody: at
 * once if figures follow each answer anyway or do not include it; otherwise by
 * separating it from its person, so that it leaves the figures together with
 * others. Its day and its way in leave their counts with others in any case.
 * The caller holds the lock on the survey's counter.
 * @returns Whether figures changed.
 */
export async function takeBack(
  tx: Queryable,
  { results, waiting, groupSize, persons }: ResponseState,
  { person, ...own }: Withdrawal,
): Promise<boolean> {
  const withdrawal = persons ? { ...own, network: person } : own;
  const { surveyId } = withdrawal;
  let changed = results === "live";
  await keepDay(tx, withdrawal);
  await returnTicket(tx, withdrawal);
  if (results === "live") await deleteShown(tx, withdrawal);
  else if (waiting) await deleteWaiting(tx, withdrawal);
  else {
    await cutLoose(tx, withdrawal);
    changed = await leaveFigures(tx, surveyId, groupSize);
  }
  await leaveDays(tx, surveyId, groupSize);
  return changed;
}
