import {
  asRecord,
  ContractError,
  readBoolean,
  readCount,
  readItems,
  readNumber,
  readString,
  readStringList,
} from "./read.ts";

/** Tickets of a survey that were created together. */
export interface TicketBatch {
  batchId: string;
  label: string;
  /** YYYY-MM-DD, in UTC. */
  madeOn: string;
  count: number;
  /**
   * Number of tickets used by the end of yesterday; null if the batch is too
   * small to report it.
   */
  used: number | null;
  /** Whether the unused tickets have become invalid. */
  ended: boolean;
}

/** A newly created batch: the server never sends its codes again. */
export interface NewTickets {
  batch: TicketBatch;
  /** Four groups of four characters each. */
  codes: string[];
}

/** Reads `{ items }`, earliest first. */
export function readTicketBatches(reply: unknown): TicketBatch[] {
  return readItems(reply).map(readBatch);
}

/** @throws ContractError when the reply contains no codes. */
export function readNewTickets(reply: unknown): NewTickets {
  const { batch, codes: given } = asRecord(reply);
  const codes = readStringList(given);
  if (codes.length === 0) throw new ContractError("The reply holds no codes.");
  return { batch: readBatch(batch), codes };
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

function readBatch(item: unknown): TicketBatch {
  return {
    batchId: readString(item, "batchId"),
    label: readString(item, "label"),
    madeOn: readString(item, "madeOn"),
    count: readCount(item, "count"),
    used: readNumber(item, "used"),
    ended: readBoolean(item, "ended"),
  };
}
