import type { Clock } from "../../base/clock.ts";
import type { Queryable } from "../../base/db/database.ts";
import { notFound } from "../../base/refusal.ts";
import { type BlockRow, findBlock, insertBlock } from "./block-repository.ts";
import { type Thing, findSurveyOf } from "./find-thing.ts";

// Blocks are of things, and whose a thing is stays unsaid: that somebody is
// blocked already neither changes a reply nor is found out by trying.

/**
 * Refuses whoever wrote a thing what they do from now on; once for each thing.
 * @throws Refusal NOT_FOUND where there is no such thing.
 */
export async function blockAuthor(
  { db, clock }: { db: Queryable; clock: Clock },
  thing: Thing,
  madeBy: string,
): Promise<BlockRow> {
  const before = await findBlock(db, thing);
  // A repeat may come after the thing has gone.
  if (before !== null) return before;
  const surveyId = await findSurveyOf(db, thing);
  if (surveyId === null) throw notFound("This is gone.");
  await insertBlock(db, { ...thing, surveyId, now: clock(), madeBy });
  const block = await findBlock(db, thing);
  if (block === null) throw notFound("This is gone.");
  return block;
}
