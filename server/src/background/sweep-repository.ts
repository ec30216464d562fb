import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";

/**
 * Deletes sessions that have expired, and with the last one its actor: nobody
 * can be that actor again, and what they wrote names them by their id alone.
 */
export function endSessions(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  return countOf(
    db,
    sql`
    with ended as (
      delete from sessions
      where token_hash in (
        select token_hash
        from sessions
        where expires_at <= ${now}
        limit ${limit}
        for update skip locked
      )
      returning actor_id
    ),
    gone as (
      delete from actors
      using ended
      where actors.actor_id = ended.actor_id
        and not exists (
          select from sessions
          where sessions.actor_id = actors.actor_id
            and expires_at > ${now}
        )
    )
    select count(*) from ended`,
  );
}

export function deleteSurveyTokens(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  return countOf(
    db,
    sql`
    with ended as (
      delete from survey_tokens
      where token_hash in (
        select token_hash
        from survey_tokens
        where expires_at <= ${now}
        limit ${limit}
        for update skip locked
      )
      returning 1
    )
    select count(*) from ended`,
  );
}

export function deleteEndedRates(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<number> {
  return countOf(
    db,
    sql`
    with ended as (
      delete from rate_counts
      where (rule, caller) in (
        select rule, caller
        from rate_counts
        where ends_at <= ${now}
        limit ${limit}
        for update skip locked
      )
      returning 1
    )
    select count(*) from ended`,
  );
}

export function deleteOldPlaces(
  db: Queryable,
  seenBefore: Date,
  limit: number,
): Promise<number> {
  return countOf(
    db,
    sql`
    with ended as (
      delete from last_places
      where actor_id in (
        select actor_id
        from last_places
        where seen_at <= ${seenBefore}
        limit ${limit}
        for update skip locked
      )
      returning 1
    )
    select count(*) from ended`,
  );
}

async function countOf(db: Queryable, statement: Sql): Promise<number> {
  const rows = await db.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}
