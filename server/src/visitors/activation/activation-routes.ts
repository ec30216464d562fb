import { admissionCalls, serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import { route } from "../../http/route.ts";
import type { Callers } from "../session/callers.ts";
import type { Visitors } from "../session/visitor.ts";
import type { Activation } from "./activation.ts";

export function activationRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  activation: Activation,
): void {
  route(app, serviceCalls.getActivationStatus, ({ request }) =>
    activation.statusOf(visitors.of(request)),
  );

  route(app, admissionCalls.activate, async ({ body, request }) => {
    const actor = await callers.actor(request);
    await activation.enter(actor, visitors.of(request), body.code);
  });
}
