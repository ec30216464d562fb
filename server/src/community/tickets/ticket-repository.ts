import sql from "sql-template-tag";
import type { TicketMode } from "@nearsay/core/contract";
import type { Queryable } from "../../base/db/database.ts";
import { isLive } from "../../visitors/session/actor-repository.ts";

/** A ticket, found by its code, and the survey that it belongs to. */
export interface TicketRow {
  codeHash: string;
  surveyId: number;
  batchId: string;
  /** Within its batch, starting at 0. */
  number: number;
  tickets: TicketMode;
  expiresAt: Date;
}

/** Null also if its survey is hidden. */
export async function findTicket(
  db: Queryable,
  codeHash: string,
): Promise<TicketRow | null> {
  const rows = await db.query<TicketRow>(sql`
    select code_hash as "codeHash", survey_id as "surveyId",
           batch_id as "batchId", number, surveys.tickets,
           expires_at as "expiresAt"
    from tickets
    join surveys using (survey_id)
    where code_hash = ${codeHash}
      and hidden_at is null`);
  return rows[0] ?? null;
}

/** Marks a ticket as used; returns false if it was used before, or its batch has ended. */
export async function useTicket(
  tx: Queryable,
  { surveyId, batchId, number }: TicketRow,
  today: string,
): Promise<boolean> {
  const rows = await tx.query(sql`
    update ticket_batches
    set used = set_bit(used, ${number}, 1),
        used_before = case
          when used_on = ${today}::date then used_before
          else bit_count(used)
        end,
        used_on = ${today}::date
    where survey_id = ${surveyId}
      and batch_id = ${batchId}
      and get_bit(used, ${number}) = 0
      and not ended
    returning 1`);
  return rows.length > 0;
}

/** Whether the ticket's batch has ended, regardless of the ticket's use. */
export async function isEnded(
  db: Queryable,
  { surveyId, batchId }: TicketRow,
): Promise<boolean> {
  const rows = await db.query<{ ended: boolean }>(sql`
    select ended
    from ticket_batches
    where survey_id = ${surveyId}
      and batch_id = ${batchId}`);
  return rows[0]?.ended ?? true;
}

/**
 * Grants a person the right to answer by ticket; returns false if they have it
 * already, have answered, or ended their ID.
 */
export async function grantTicket(
  tx: Queryable,
  surveyId: number,
  { actorId, ballot }: { actorId: string; ballot: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into ticket_grants (survey_id, ballot_name)
    select ${surveyId}::bigint, ${ballot}::uuid
    where ${isLive(actorId)}
      and not exists (
        select
        from responses
        where survey_id = ${surveyId}
          and ballot_name = ${ballot}
      )
    on conflict do nothing
    returning 1`);
  return rows.length > 0;
}

export async function holdsTicket(
  db: Queryable,
  surveyId: number,
  ballot: string,
): Promise<boolean> {
  const rows = await db.query(sql`
    select
    from ticket_grants
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}`);
  return rows.length > 0;
}

/** Returns the right to answer to a person who withdraws an answer given by ticket. */
export async function returnTicket(
  tx: Queryable,
  { surveyId, ballot }: { surveyId: number; ballot: string },
): Promise<void> {
  await tx.query(sql`
    insert into ticket_grants (survey_id, ballot_name)
    select survey_id, ballot_name
    from responses
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}
      and way_in = 'ticket'
    on conflict do nothing`);
}

export async function deleteTicketGrant(
  tx: Queryable,
  { surveyId, ballot }: { surveyId: number; ballot: string },
): Promise<void> {
  await tx.query(sql`
    delete from ticket_grants
    where survey_id = ${surveyId}
      and ballot_name = ${ballot}`);
}
