import type { ModeratedKind } from "@nearsay/core/contract";
import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import type { Thing } from "./find-thing.ts";

export interface BlockRow extends Thing {
  blockId: number;
  /** UTC day, such as 2026-03-02. */
  madeOn: string;
  /** The name of the operator who made the block. */
  madeBy: string;
}

interface BlockToInsert extends Thing {
  surveyId: number;
  now: Date;
  madeBy: string;
}

/**
 * Where the author of a thing is stored: the table, the author column, and the
 * column with the thing's number.
 */
const authors: Readonly<
  Record<ModeratedKind, readonly [string, string, string]>
> = {
  survey: ["surveys", "owner_id", "survey_id"],
  post: ["posts", "voice_name", "post_id"],
  reply: ["replies", "voice_name", "reply_id"],
};

/**
 * Has no effect if this thing already has a block. It refers to the author's
 * name in the survey until they return; see findBlocks. If they have ended their
 * ID, it belongs to nobody.
 */
export async function insertBlock(
  db: Queryable,
  { kind, id, surveyId, now, madeBy }: BlockToInsert,
): Promise<void> {
  const [table, author, number] = authors[kind];
  await db.query(sql`
    insert into blocks (
      kind, thing_id, survey_id, voice_name, made_on, made_by
    )
    select ${kind}::text, ${id}::bigint, ${surveyId}::bigint,
           (
             select ${raw(author)}
             from ${raw(table)}
             where survey_id = ${surveyId} and ${raw(number)} = ${id}
           ),
           ${now}::timestamptz at time zone 'UTC', ${madeBy}::text
    on conflict (kind, thing_id) do nothing`);
}

const columns = sql`
  block_id as "blockId", kind, thing_id as "id", made_on::text as "madeOn",
  made_by as "madeBy"`;

export async function findBlock(
  db: Queryable,
  { kind, id }: Thing,
): Promise<BlockRow | null> {
  const [found] = await db.query<BlockRow>(sql`
    select ${columns} from blocks where kind = ${kind} and thing_id = ${id}`);
  return found ?? null;
}

/** The latest first, beginning below `before`. */
export function listBlocks(
  db: Queryable,
  before: number,
  limit: number,
): Promise<BlockRow[]> {
  return db.query<BlockRow>(sql`
    select ${columns}
    from blocks
    where block_id < ${before}
    order by block_id desc
    limit ${limit}`);
}

/** Returns false if there is none. */
export async function deleteBlock(
  db: Queryable,
  blockId: number,
): Promise<boolean> {
  const rows = await db.query(sql`
    delete from blocks where block_id = ${blockId} returning 1`);
  return rows.length > 0;
}
