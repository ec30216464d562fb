import Type from "typebox";
import { ticketLimits } from "../ticket-limits.ts";
import { Count, Day, defineCalls, Nullable, Uuid } from "./parts.ts";

export const TicketBatch = Type.Object(
  {
    batchId: Uuid,
    label: Type.String(),
    madeOn: Day,
    count: Count,
    used: Nullable(
      Type.Integer({
        minimum: 0,
        description: `By the end of yesterday, UTC; null where there are fewer than ${ticketLimits.toldMin}`,
      }),
    ),
    ended: Type.Boolean({
      description: "Whether those that were not used are good for nothing",
    }),
  },
  { title: "TicketBatch" },
);

const managed = { params: Type.Object({ uuid: Uuid }) };

/** Requests of a survey's owner about its paper tickets. */
export const ticketCalls = defineCalls("tickets", {
  listTicketBatches: {
    summary: "The tickets of a survey by batch, the earliest first",
    description:
      "How many of a batch were used, and never which. What was used today counts tomorrow, so that nobody learns from it when somebody answered.",
    method: "GET",
    path: "/manage/:uuid/ticket-batches",
    ...managed,
    reply: Type.Object({ items: Type.Array(TicketBatch) }),
  },
  createTicketBatch: {
    summary: "Make tickets",
    description:
      "Their codes are told this once, also to a repeat with the same Idempotency-Key, and kept nowhere. 409 TICKETS_OFF where the survey takes none, TICKET_BATCHES_FULL where there are as many batches as there may be.",
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
        description: "Four groups of four each, told this once",
      }),
    }),
  },
  endTicketBatch: {
    summary: "End the tickets of a batch that were not used",
    description:
      "Whoever has redeemed one may answer still. One that has ended already stays so.",
    method: "DELETE",
    path: "/manage/:uuid/ticket-batches/:batchId",
    params: Type.Object({ uuid: Uuid, batchId: Uuid }),
    status: 204,
  },
});
