import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { notFound } from "../../base/refusal.ts";
import { type BlockRow, findBlock, insertBlock } from "./block-repository.ts";
import { type Thing, findSurveyOf } from "./find-thing.ts";

// Blocks refer to things, and the author of a thing stays secret: an author who
// is already blocked neither changes a reply nor can be found by trial.

/**
 * Refuses the author of a thing what they do from now on; once per thing.
 * @throws Refusal NOT_FOUND if the thing does not exist.
 */
export async function blockAuthor(
  { db, clock }: { db: Queryable; clock: Clock },
  thing: Thing,
  madeBy: string,
): Promise<BlockRow> {
  const before = await findBlock(db, thing);
  // A repeat may arrive after the thing has been removed.
  if (before !== null) return before;
  const surveyId = await findSurveyOf(db, thing);
  if (surveyId === null) throw notFound((say) => say.gone);
  await insertBlock(db, { ...thing, surveyId, now: clock(), madeBy });
  const block = await findBlock(db, thing);
  if (block === null) throw notFound((say) => say.gone);
  return block;
}
