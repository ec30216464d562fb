import { surveyCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../../visitors/session/callers.ts";
import type { Visitors } from "../../visitors/session/visitor.ts";
import type { SubmitResponse } from "./submit-response.ts";

export function responseRoutes(
  app: FastifyInstance,
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
}
