import { participationCalls, ticketCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import type { KeyHolders } from "../ownership/key-holders.ts";
import type { OwnershipDeps } from "../ownership/ownership-deps.ts";
import type { RedeemTicket } from "./redeem-ticket.ts";
import { createBatch, endTickets, viewBatches } from "./ticket-batches.ts";

/** The endpoint for people with a ticket. */
export function redeemRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  redeem: RedeemTicket,
): void {
  route(app, participationCalls.redeemTicket, async ({ body, request }) => {
    const actor = await callers.participant(request);
    return redeem(actor, visitors.of(request), body.code);
  });
}

/** The endpoints for holders of an owner's key. */
export function batchRoutes(
  app: FastifyInstance,
  deps: OwnershipDeps & { holders: KeyHolders },
): void {
  const { holders } = deps;

  route(app, ticketCalls.listTicketBatches, async ({ request }) => ({
    items: await viewBatches(deps, await holders.require(request)),
  }));

  route(app, ticketCalls.createTicketBatch, async ({ body, request }) =>
    createBatch(deps, await holders.require(request), body, request),
  );

  route(app, ticketCalls.endTicketBatch, async ({ params, request }) =>
    endTickets(deps, await holders.require(request), params.batchId),
  );
}
