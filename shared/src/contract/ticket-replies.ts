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

/** Tickets of a survey that were made together. */
export interface TicketBatch {
  batchId: string;
  label: string;
  /** YYYY-MM-DD, in UTC. */
  madeOn: string;
  count: number;
  /** How many were used by the end of yesterday; null where they are too few to be told apart. */
  used: number | null;
  /** Whether those that were not used are good for nothing any more. */
  ended: boolean;
}

/** A batch that was just made: nobody is told its codes again. */
export interface NewTickets {
  batch: TicketBatch;
  /** Four groups of four each. */
  codes: string[];
}

/** Reads `{ items }`, the earliest first. */
export function readTicketBatches(reply: unknown): TicketBatch[] {
  return readItems(reply).map(readBatch);
}

/** @throws ContractError when the reply holds no codes. */
export function readNewTickets(reply: unknown): NewTickets {
  const { batch, codes: told } = asRecord(reply);
  const codes = readStringList(told);
  if (codes.length === 0) throw new ContractError("The reply holds no codes.");
  return { batch: readBatch(batch), codes };
}

/** The id of the survey that a ticket lets answer. @throws ContractError when the reply holds none. */
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
