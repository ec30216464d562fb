import Type from "typebox";
import type { newTicketsFields, ticketBatchFields } from "../ticket-replies.ts";
import { ticketLimits } from "../ticket-limits.ts";
import {
  Count,
  Day,
  defineCalls,
  Nullable,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";

export const TicketBatch = Type.Object(
  {
    batchId: Uuid,
    label: Type.String(),
    madeOn: Day,
    count: Count,
    used: Nullable(
      Type.Integer({
        minimum: 0,
        description: `Number of used tickets by the end of yesterday, UTC. Null for a batch of fewer than ${ticketLimits.shownMin} tickets.`,
      }),
    ),
    ended: Type.Boolean({
      description:
        "Whether the unused tickets of the batch are no longer valid.",
    }),
  },
  { title: "TicketBatch" },
);

const managed = { params: Type.Object({ uuid: Uuid }) };

/** Requests of a survey's owner about its paper tickets. */
export const ticketCalls = defineCalls("tickets", {
  listTicketBatches: {
    summary: "List the ticket batches of a survey, earliest first",
    description:
      "Contains the number of used tickets of each batch, but never which ones. Tickets that were used today are counted from tomorrow, so that the number does not reveal when a person answered.",
    method: "GET",
    path: "/manage/:uuid/ticket-batches",
    ...managed,
    reply: Type.Object({ items: Type.Array(TicketBatch) }),
  },
  createTicketBatch: {
    summary: "Create a batch of tickets",
    description:
      "The codes are not stored. They are returned only once, and again for a repeated request with the same Idempotency-Key. Error 409 TICKETS_OFF if the survey does not use tickets, 409 TICKET_BATCHES_FULL if it already has the maximum number of batches.",
    method: "POST",
    path: "/manage/:uuid/ticket-batches",
    ...managed,
    unkept: true,
    body: Type.Object({
      count: Type.Integer({ minimum: 1, maximum: ticketLimits.batchMax }),
      label: Type.String({ maxLength: ticketLimits.labelMax }),
    }),
    status: 201,
    reply: Type.Object({
      batch: TicketBatch,
      codes: Type.Array(Type.String(), {
        description:
          "Codes of four groups of four characters. Returned only once.",
      }),
    }),
  },
  endTicketBatch: {
    summary: "End the unused tickets of a batch",
    description:
      "A person who has redeemed a ticket can still answer. Has no effect if the batch has already ended.",
    method: "DELETE",
    path: "/manage/:uuid/ticket-batches/:batchId",
    params: Type.Object({ uuid: Uuid, batchId: Uuid }),
    status: 204,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof ticketBatchFields, Wire<typeof TicketBatch>>,
  ReadBy<
    typeof newTicketsFields,
    Wire<typeof ticketCalls.createTicketBatch.reply>
  >,
];
