import fastifyPlugin from "fastify-plugin";
import { Refusal } from "../../base/refusal.ts";
import type { Visitors } from "../session/visitor.ts";
import type { Activation } from "./activation.ts";

/** Calls that say nothing of surveys, and those by which people come in. */
const openTags = new Set(["service", "identity", "privacy", "admission"]);

export interface AdmissionGuardOptions {
  activation: Activation;
  visitors: Visitors;
}

/** Refuses every call about surveys to whoever needs an invitation and has none, before its body is read. */
export const admissionGuard = fastifyPlugin<AdmissionGuardOptions>(
  (app, { activation, visitors }, done) => {
    if (!activation.required) {
      done();
      return;
    }
    app.addHook("onRequest", async (request) => {
      const { call } = request.routeOptions.config;
      if (call === undefined || openTags.has(call.tag)) return;
      const { ok } = await activation.statusOf(visitors.of(request));
      if (ok) return;
      throw new Refusal(
        "ACTIVATION_REQUIRED",
        "You need an invitation to enter.",
      );
    });
    done();
  },
);
