import { admissionCalls, serviceCalls } from "@nearsay/core/contract/schema";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { route } from "../../http/route.ts";
import type { Callers } from "../session/callers.ts";
import type { Visitors } from "../visitor.ts";
import { type Activation, activate, activationStatus } from "./activation.ts";
import { Refusal } from "../../base/refusal.ts";

export function activationRoutes(
  app: FastifyInstance,
  callers: Callers,
  visitors: Visitors,
  activation: Activation,
): void {
  route(app, serviceCalls.getActivationStatus, ({ request }) =>
    activationStatus(activation, visitors.of(request)),
  );

  route(app, admissionCalls.activate, async ({ body, request }) => {
    const actor = await callers.actor(request);
    await activate(activation, actor, visitors.of(request), body.code);
  });
}

/**
 * Tags of operations that return nothing about surveys, and of those that are
 * needed to get admitted.
 */
const openTags = new Set(["service", "identity", "privacy", "admission"]);

interface AdmissionGuardOptions {
  activation: Activation;
  visitors: Visitors;
}

/**
 * Refuses all survey operations for visitors who need an invitation and have
 * none, before the request body is parsed.
 */
export const admissionGuard = fastifyPlugin<AdmissionGuardOptions>(
  (app, { activation, visitors }, done) => {
    if (!activation.required) {
      done();
      return;
    }
    app.addHook("onRequest", async (request) => {
      const { call } = request.routeOptions.config;
      if (call === undefined || openTags.has(call.tag)) return;
      const { ok } = await activationStatus(activation, visitors.of(request));
      if (ok) return;
      throw new Refusal("ACTIVATION_REQUIRED", (say) => say.invitationNeeded);
    });
    done();
  },
);
