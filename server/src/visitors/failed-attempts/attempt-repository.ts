import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import {
  type Budget,
  type Purpose,
  anySurvey,
  entriesMax,
  everyone,
  lockMs,
} from "./attempt-limits.ts";
import {
  type Charge,
  type Counts,
  type Scope,
  type Share,
  keptOf,
} from "./attempt-terms.ts";

/** Identifies who enters a code for what. */
export interface AttemptKey {
  surveyId: number;
  purpose: Purpose;
  /** Null without a session, and in a search. */
  voice: string | null;
  network: string;
}

export interface CountedEntries {
  /** Hashes of this person's recent wrong entries. */
  entries: string[];
  entriesExpireAt: Date | null;
  counts: Counts;
}

/** The wrong entries that count against a visitor now. */
export async function readCountedEntries(
  db: Queryable,
  { surveyId, purpose, voice, network }: AttemptKey,
  now: Date,
): Promise<CountedEntries> {
  const [row] = await db.query<Counts & Omit<CountedEntries, "counts">>(sql`
    select coalesce(entries, '{}') as entries,
           expires_at as "entriesExpireAt",
           "network",
           "everySurvey",
           "whole"
    from (
      select max(expires_at) filter (
               where survey_id = ${surveyId} and network = ${network}
             ) as "network",
             max(expires_at) filter (
               where survey_id = ${anySurvey} and network = ${network}
             ) as "everySurvey",
             max(expires_at) filter (where network = ${everyone}) as "whole"
      from guess_budgets
      where survey_id in (${surveyId}, ${anySurvey})
        and purpose = ${purpose}
        and network in (${network}, ${everyone})
        and expires_at > ${now}
    ) as counted
    left join wrong_entries
      on survey_id = ${surveyId}
      and purpose = ${purpose}
      and voice_name = ${voice}
      and expires_at > ${now}`);
  if (row === undefined) throw new Error("counting did not return a row");
  const { entries, entriesExpireAt, network: own, everySurvey, whole } = row;
  return {
    entries,
    entriesExpireAt,
    counts: { network: own, everySurvey, whole },
  };
}

/**
 * Adds to a person's wrong entries and returns their number; null if the entry
 * was counted before or the maximum is reached.
 */
export async function addWrongEntry(
  tx: Queryable,
  { surveyId, purpose, voice }: AttemptKey,
  entry: string,
  now: Date,
): Promise<number | null> {
  const expiresAt = new Date(now.getTime() + lockMs);
  const rows = await tx.query<{ count: number }>(sql`
    insert into wrong_entries (survey_id, purpose, voice_name, entries, expires_at)
    values (${surveyId}, ${purpose}, ${voice}, ${[entry]}, ${expiresAt})
    on conflict (survey_id, purpose, voice_name) do update
    set entries = case
          when wrong_entries.expires_at <= ${now} then excluded.entries
          else wrong_entries.entries || excluded.entries
        end,
        expires_at = excluded.expires_at
    where wrong_entries.expires_at <= ${now}
       or (cardinality(wrong_entries.entries) < ${entriesMax}
         and not wrong_entries.entries @> excluded.entries)
    returning cardinality(entries) as count`);
  return rows[0]?.count ?? null;
}

export async function forgetWrongEntries(
  db: Queryable,
  { surveyId, purpose, voice }: AttemptKey,
): Promise<void> {
  await db.query(sql`
    delete from wrong_entries
    where survey_id = ${surveyId}
      and purpose = ${purpose}
      and voice_name = ${voice}`);
}

/**
 * Counts a wrong entry in one scope; false if there is no room for it. Call it
 * in a transaction, and roll back if it returns false.
 */
export async function addCount(
  tx: Queryable,
  attempt: AttemptKey,
  { scope, budget, weight }: Charge,
  room: number,
  now: Date,
): Promise<boolean> {
  const { surveyId, purpose, network } = rowOf(attempt, scope);
  const rows = await tx.query(sql`
    insert into guess_budgets (survey_id, purpose, network, expires_at)
    values (${surveyId}, ${purpose}, ${network}, ${later(now, budget, weight)})
    on conflict (survey_id, purpose, network) do update
    set expires_at = greatest(guess_budgets.expires_at, ${now}::timestamptz)
          + (excluded.expires_at - ${now}::timestamptz)
    where guess_budgets.expires_at <= ${later(now, budget, room - weight)}
    returning 1`);
  return rows.length > 0;
}

/** Removes one wrong entry from the count of one scope, if enough of them count. */
export async function takeCountBack(
  db: Queryable,
  attempt: AttemptKey,
  { scope, budget }: Share,
  now: Date,
): Promise<void> {
  const { surveyId, purpose, network } = rowOf(attempt, scope);
  await db.query(sql`
    update guess_budgets
    set expires_at = expires_at - ${budget.renewMs} * interval '1 millisecond'
    where survey_id = ${surveyId}
      and purpose = ${purpose}
      and network = ${network}
      and expires_at > ${later(now, budget, keptOf(budget))}`);
}

function rowOf(attempt: AttemptKey, scope: Scope): AttemptKey {
  if (scope === "whole") return { ...attempt, network: everyone };
  return scope === "network" ? attempt : { ...attempt, surveyId: anySurvey };
}

function later(now: Date, { renewMs }: Budget, entries: number): Date {
  return new Date(now.getTime() + Math.floor(entries * renewMs));
}
