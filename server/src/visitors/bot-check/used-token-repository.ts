import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";

export interface UsedToken {
  /** Identifies the token after it was used. */
  id: string;
  expiresAt: Date;
}

/** Records tokens as used. Returns the ids that had not been used yet, each once. */
export async function insertUsedTokens(
  db: Queryable,
  tokens: readonly UsedToken[],
): Promise<Set<string>> {
  const ids = tokens.map(({ id }) => id);
  const expiries = tokens.map(({ expiresAt }) => expiresAt);
  // In a fixed order, so that two processes never wait for each other.
  const rows = await db.query<{ id: string }>(sql`
    insert into used_bot_check_tokens (token_id, expires_at)
    select token_id, expires_at
    from unnest(${ids}::text[], ${expiries}::timestamptz[])
      as given (token_id, expires_at)
    order by token_id
    on conflict do nothing
    returning token_id as id`);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteUsedTokens(
  db: Queryable,
  expiredBefore: Date,
): Promise<void> {
  await db.query(sql`
    delete from used_bot_check_tokens
    where expires_at < ${expiredBefore}`);
}
