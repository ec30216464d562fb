import sql from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import {
  type Purpose,
  budgetMs,
  entriesMax,
  lockMs,
  networkBudget,
  wholeBudget,
} from "./guess-limits.ts";

/** Who guesses at what. */
export interface Guesser {
  surveyId: number;
  purpose: Purpose;
  /** Null without a session, and in a search. */
  actorId: string | null;
  network: string;
}

/** In place of a network: all of them. */
const everyone = "";

export interface Standing {
  /** Hashes of this person's wrong entries of late. */
  entries: string[];
  entriesExpireAt: Date | null;
  /** When the spent budget is renewed; null while there is some left. */
  spentUntil: Date | null;
}

/** How much a guesser has used up by now. */
export async function readStanding(
  db: Queryable,
  { surveyId, purpose, actorId, network }: Guesser,
  now: Date,
): Promise<Standing> {
  const rows = await db.query<Standing>(sql`
    select coalesce(entries, '{}') as entries,
           expires_at as "entriesExpireAt",
           "spentUntil"
    from (
      select max(expires_at) as "spentUntil"
      from guess_budgets
      where survey_id = ${surveyId}
        and purpose = ${purpose}
        and expires_at > ${now}
        and ((network = ${network} and wrong_count >= ${networkBudget})
          or (network = ${everyone} and wrong_count >= ${wholeBudget(purpose)}))
    ) as spent
    left join wrong_entries
      on survey_id = ${surveyId}
      and purpose = ${purpose}
      and actor_id = ${actorId}
      and expires_at > ${now}`);
  return rows[0] ?? { entries: [], entriesExpireAt: null, spentUntil: null };
}

/** Adds to a person's wrong entries and answers how many there are; null when it stands there already or no more are taken. */
export async function addWrongEntry(
  tx: Queryable,
  { surveyId, purpose, actorId }: Guesser,
  entry: string,
  now: Date,
): Promise<number | null> {
  const expiresAt = new Date(now.getTime() + lockMs);
  const rows = await tx.query<{ count: number }>(sql`
    insert into wrong_entries (survey_id, purpose, actor_id, entries, expires_at)
    values (${surveyId}, ${purpose}, ${actorId}, ${[entry]}, ${expiresAt})
    on conflict (survey_id, purpose, actor_id) do update
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
  { surveyId, purpose, actorId }: Guesser,
): Promise<void> {
  await db.query(sql`
    delete from wrong_entries
    where survey_id = ${surveyId}
      and purpose = ${purpose}
      and actor_id = ${actorId}`);
}

/** Takes one wrong entry from both budgets; false when one of them is spent. Call it in a transaction and roll back on false. */
export async function spendBudgets(
  tx: Queryable,
  guesser: Guesser,
  now: Date,
): Promise<boolean> {
  const whole = { ...guesser, network: everyone };
  // Always in this order, so that no two guesses can wait for each other.
  return (
    (await spendBudget(tx, guesser, networkBudget, now)) &&
    (await spendBudget(tx, whole, wholeBudget(guesser.purpose), now))
  );
}

async function spendBudget(
  tx: Queryable,
  { surveyId, purpose, network }: Guesser,
  most: number,
  now: Date,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + budgetMs);
  const rows = await tx.query(sql`
    insert into guess_budgets (survey_id, purpose, network, wrong_count, expires_at)
    values (${surveyId}, ${purpose}, ${network}, 1, ${expiresAt})
    on conflict (survey_id, purpose, network) do update
    set wrong_count = case
          when guess_budgets.expires_at <= ${now} then 1
          else guess_budgets.wrong_count + 1
        end,
        expires_at = case
          when guess_budgets.expires_at <= ${now} then excluded.expires_at
          else guess_budgets.expires_at
        end
    where guess_budgets.expires_at <= ${now}
       or guess_budgets.wrong_count < ${most}
    returning 1`);
  return rows.length > 0;
}
