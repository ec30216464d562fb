import { participationCalls, surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/database.ts";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/visitor.ts";
import {
  listLikedIds,
  listRespondedIds,
  listTicketedIds,
} from "./responded-repository.ts";
import type { SubmitResponse } from "./submit-response.ts";

export function responseRoutes(
  app: FastifyInstance,
  db: Database,
  callers: Callers,
  visitors: Visitors,
  submitResponse: SubmitResponse,
): void {
  route(app, surveyCalls.submitResponse, async ({ params, body, request }) => {
    const actor = await callers.participant(request);
    return submitResponse(
      actor,
      visitors.of(request, body),
      params.id,
      body,
      request.requestKey,
    );
  });

  route(app, participationCalls.listResponded, async ({ query, request }) => {
    const viewer = await callers.viewer(request);
    const ids = query.ids.split(",");
    if (viewer === null)
      return {
        responded: flags(ids),
        liked: flags(ids),
        ticketed: flags(ids),
      };
    const numbers = ids.map(Number);
    const [responded, liked, ticketed] = await Promise.all([
      listRespondedIds(db, viewer.bearer, numbers),
      listLikedIds(db, viewer.bearer, numbers),
      listTicketedIds(db, viewer.bearer, numbers),
    ]);
    return {
      responded: flags(ids, responded),
      liked: flags(ids, liked),
      ticketed: flags(ids, ticketed),
    };
  });
}

/** Maps each requested id, spelled as in the request, to whether it is in the set. */
function flags(
  ids: readonly string[],
  those: ReadonlySet<number> = new Set(),
): Record<string, boolean> {
  return Object.fromEntries(ids.map((id) => [id, those.has(Number(id))]));
}
