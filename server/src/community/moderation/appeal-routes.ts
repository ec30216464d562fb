import { participationCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Appeals } from "./appeals.ts";

export function appealRoutes(
  app: FastifyInstance,
  callers: Callers,
  appeals: Appeals,
): void {
  route(app, participationCalls.listHidden, async ({ request }) =>
    appeals.listHidden(await callers.viewer(request)),
  );

  route(
    app,
    participationCalls.appealSurvey,
    async ({ params, body, request }) => {
      const author = await callers.participant(request);
      await appeals.appeal(author, params.id, body.reason);
    },
  );
}
