import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

/** The reason that the author of a hidden survey gives for showing it again. */
export interface Appeal {
  reason: string;
  madeAt: Date;
}

export interface HiddenRow {
  surveyId: number;
  surveyUuid: string;
  title: string;
  hiddenAt: Date;
  appealedAt: Date | null;
}

/** Those of these surveys that belong to these owners and are hidden, the latest first. */
export function listHidden(
  db: Queryable,
  owned: readonly { surveyId: number; ownerId: string }[],
  limit: number,
): Promise<HiddenRow[]> {
  return db.query<HiddenRow>(sql`
    select survey_id as "surveyId",
           survey_uuid as "surveyUuid",
           title,
           hidden_at as "hiddenAt",
           made_at as "appealedAt"
    from surveys
    left join appeals using (survey_id)
    where (survey_id, owner_id) in (
        select *
        from unnest(
          ${owned.map(({ surveyId }) => surveyId)}::bigint[],
          ${owned.map(({ ownerId }) => ownerId)}::uuid[]
        )
      )
      and hidden_at is not null
      and deleted_at is null
    order by hidden_at desc, survey_id desc
    limit ${limit}`);
}

/**
 * Locks a hidden survey, so that nobody can show it again in the meantime. Null
 * if there is none or it awaits deletion.
 */
export async function lockHidden(
  tx: Queryable,
  surveyId: number,
): Promise<{ ownerId: string | null } | null> {
  const [hidden] = await tx.query<{ ownerId: string | null }>(sql`
    select owner_id as "ownerId"
    from surveys
    where survey_id = ${surveyId}
      and hidden_at is not null
      and deleted_at is null
    for no key update`);
  return hidden ?? null;
}

/** Writes an appeal unless one exists. */
export async function insertAppeal(
  tx: Queryable,
  surveyId: number,
  { reason, madeAt }: Appeal,
): Promise<void> {
  await tx.query(sql`
    insert into appeals (survey_id, reason, made_at)
    values (${surveyId}, ${reason}, ${madeAt})
    on conflict (survey_id) do nothing`);
}

export async function findAppeal(
  db: Queryable,
  surveyId: number,
): Promise<Appeal | null> {
  const [found] = await db.query<Appeal>(sql`
    select reason, made_at as "madeAt"
    from appeals
    where survey_id = ${surveyId}`);
  return found ?? null;
}

export async function deleteAppeal(
  tx: Queryable,
  surveyId: number,
): Promise<void> {
  await tx.query(sql`delete from appeals where survey_id = ${surveyId}`);
}

/** The row has both values or neither. */
export function toAppeal(
  reason: string | null,
  madeAt: Date | null,
): Appeal | null {
  return reason === null || madeAt === null ? null : { reason, madeAt };
}
