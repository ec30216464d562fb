import type { Queryable } from "../../base/db/database.ts";
import {
  listBlank,
  longKnownMs,
} from "../../visitors/session/session-repository.ts";
import { marks } from "./marks.ts";

/**
 * Marks those of a burst whose IDs answered no other survey a day ago or
 * earlier as new, too: an ID that somebody prepared and left unused is worth no
 * more than one that has just begun.
 */
export async function markBlank<W extends { actorId: string; marks: number }>(
  db: Queryable,
  marked: readonly W[],
  { surveyId, now }: { surveyId: number; now: Date },
): Promise<W[]> {
  const bursts = marked.filter((one) => (one.marks & marks.burst) !== 0);
  if (bursts.length === 0) return [...marked];
  const actorIds = bursts.map(({ actorId }) => actorId);
  const before = new Date(now.getTime() - longKnownMs);
  const blank = await listBlank(db, actorIds, { surveyId, before });
  return marked.map((one) =>
    blank.has(one.actorId) && (one.marks & marks.burst) !== 0
      ? { ...one, marks: one.marks | marks.fresh }
      : one,
  );
}
