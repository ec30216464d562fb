import {
  count,
  flag,
  numberOrNull,
  part,
  type Read,
  readFields,
  readItemsOf,
  text,
  texts,
} from "./fields.ts";
import { ContractError, readString } from "./read.ts";

const ticketBatchFields = {
  batchId: text(),
  label: text(),
  /** YYYY-MM-DD, in UTC. */
  madeOn: text(),
  count: count(),
  /**
   * Number of tickets used by the end of yesterday; null if the batch is too
   * small to report it.
   */
  used: numberOrNull(),
  /** Whether the unused tickets have become invalid. */
  ended: flag(),
};

/** Tickets of a survey that were created together. */
export interface TicketBatch extends Read<typeof ticketBatchFields> {}

const newTicketsFields = {
  batch: part(ticketBatchFields),
  /** Four groups of four characters each. */
  codes: texts(),
};

/** A newly created batch: the server never sends its codes again. */
export interface NewTickets extends Read<typeof newTicketsFields> {}

export type { newTicketsFields, ticketBatchFields };

/** Reads `{ items }`, earliest first. */
export function readTicketBatches(reply: unknown): TicketBatch[] {
  return readItemsOf(ticketBatchFields, reply);
}

/** @throws ContractError when the reply contains no codes. */
export function readNewTickets(reply: unknown): NewTickets {
  const tickets = readFields(newTicketsFields, reply);
  if (tickets.codes.length > 0) return tickets;
  throw new ContractError("The reply holds no codes.");
}

/**
 * The id of the survey that a ticket gives access to.
 * @throws ContractError when the reply contains none.
 */
export function readRedeemed(reply: unknown): string {
  const surveyId = readString(reply, "surveyId");
  if (surveyId === "") throw new ContractError("The reply names no survey.");
  return surveyId;
}
