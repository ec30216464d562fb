import sql from "sql-template-tag";
import type { Queryable } from "../../base/db/database.ts";
import { type ReportedMessage, places } from "./message-report-repository.ts";

/**
 * Hides a post or a reply from everyone but its writer, whatever the author of
 * the survey decides; returns false if it does not exist.
 */
export async function hideMessage(
  tx: Queryable,
  message: ReportedMessage,
  now: Date,
): Promise<boolean> {
  const { table, isIt } = places(message);
  const rows = await tx.query(sql`
    update ${table}
    set hidden_at = coalesce(hidden_at, ${now}),
        hidden_reason = 'operator',
        hidden_words = null,
        hidden_by = null,
        kept_at = null
    where ${isIt} and content <> ''
    returning 1`);
  return rows.length > 0;
}

/**
 * Shows it again, regardless of who hid it; if `keptAt` is given, reports
 * cannot hide it again. Returns false if it does not exist.
 */
export async function showMessage(
  tx: Queryable,
  message: ReportedMessage,
  keptAt: Date | null,
): Promise<boolean> {
  const { table, isIt } = places(message);
  const rows = await tx.query(sql`
    update ${table}
    set hidden_at = null,
        hidden_reason = null,
        hidden_words = null,
        hidden_by = null,
        reported = false,
        kept_at = coalesce(kept_at, ${keptAt}::timestamptz)
    where ${isIt} and content <> ''
    returning 1`);
  return rows.length > 0;
}
