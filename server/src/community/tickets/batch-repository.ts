import sql from "sql-template-tag";
import { ticketLimits } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";

export interface BatchRow {
  batchId: string;
  label: string;
  /** A day such as 2026-03-02. */
  madeOn: string;
  count: number;
  /** The number used by the end of the day before; null if the batch is too small to show it. */
  used: number | null;
  ended: boolean;
}

/** The earliest first. @param today A day such as 2026-03-02. */
export function listBatches(
  db: Queryable,
  surveyId: number,
  today: string,
): Promise<BatchRow[]> {
  return db.query<BatchRow>(sql`
    select batch_id as "batchId", label, made_on::text as "madeOn",
           ticket_count as "count",
           case
             when ticket_count < ${ticketLimits.shownMin} then null
             when used_on >= ${today}::date then used_before
             else bit_count(used)
           end as "used",
           ended
    from ticket_batches
    where survey_id = ${surveyId}
    order by made_on, label, batch_id`);
}

interface NewBatch {
  surveyId: number;
  batchId: string;
  label: string;
  today: string;
  /** The number of each ticket and the hash of its code. */
  tickets: readonly { number: number; codeHash: string }[];
}

/**
 * Inserts rows in the order of their hashes, so that their physical position
 * reveals nothing more.
 */
export async function insertBatch(
  tx: Queryable,
  { surveyId, batchId, label, today, tickets }: NewBatch,
): Promise<void> {
  const count = tickets.length;
  await tx.query(sql`
    insert into ticket_batches (
      survey_id, batch_id, label, made_on, ticket_count, used
    )
    values (
      ${surveyId}, ${batchId}, ${label}, ${today}, ${count},
      repeat('0', ${count})::bit varying
    )`);
  await tx.query(sql`
    insert into tickets (survey_id, code_hash, batch_id, number)
    select ${surveyId}::bigint, "codeHash", ${batchId}::uuid, number
    from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as given (
      "codeHash" text, number int
    )
    order by "codeHash"`);
}

/** Ends the unused tickets of a batch. */
export async function endBatch(
  tx: Queryable,
  surveyId: number,
  batchId: string,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update ticket_batches
    set ended = true
    where survey_id = ${surveyId}
      and batch_id = ${batchId}
    returning 1`);
  return rows.length > 0;
}
