import { LRUCache } from "lru-cache";
import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Bearer } from "./bearer.ts";

/** How many of the latest blocks are compared with a person's names. */
const comparedMax = 1000;

/** The latest block that each person was compared with, by their ID. */
const compared = new LRUCache<string, number>({ max: 50_000 });

/**
 * Operators block the author of a post without knowing who that is. Returns
 * whether any block made since the last call is about this person; from then on
 * it refers to their ID, and no longer to a name in a survey.
 * @param latest The number of the latest block that refers to a name.
 */
export async function findBlocks(
  db: Queryable,
  { actorId, bearer }: { actorId: string; bearer: Bearer },
  latest: number | null,
): Promise<boolean> {
  const before = compared.get(actorId) ?? 0;
  if (latest === null || latest <= before) return false;
  const blocks = await db.query<{
    blockId: number;
    surveyId: number;
    voice: string;
  }>(sql`
    select block_id as "blockId", survey_id as "surveyId", voice_name as "voice"
    from blocks
    where voice_name is not null
      and survey_id is not null
      and block_id > ${before}
    order by block_id desc
    limit ${comparedMax}`);
  const own = blocks.filter(
    ({ surveyId, voice }) => bearer.voiceIn(surveyId) === voice,
  );
  if (own.length > 0)
    await db.query(sql`
      update blocks
      set actor_id = ${actorId}, survey_id = null, voice_name = null
      where block_id = any(${own.map(({ blockId }) => blockId)}::bigint[])
        and exists (select from actors where actor_id = ${actorId})`);
  compared.set(actorId, latest);
  return own.length > 0;
}
