import type { FastifyInstance, FastifyRequest } from "fastify";
import type {
  Holder,
  KeyHolders,
} from "../../community/ownership/key-holders.ts";
import { hookCalls } from "../../http/route.ts";
import type { Act } from "./audit-log.ts";

interface AuditOwnersDeps {
  holders: KeyHolders;
  note: (act: Act) => Promise<void>;
}

/**
 * Records each change that holders of keys make, once, before the reply is
 * sent. Must be registered after the guard that answers repeated requests, and
 * before the routes.
 */
export function auditOwners(
  app: FastifyInstance,
  { holders, note }: AuditOwnersDeps,
): void {
  /** The holder of each request; repeated requests are answered before they get here. */
  const acting = new WeakMap<FastifyRequest, Holder>();
  hookCalls(app, ({ method }) => method !== "GET", {
    preHandler: async (request) => {
      acting.set(request, await holders.require(request));
    },
    onSend: async (request, reply) => {
      const holder = acting.get(request);
      if (holder === undefined || reply.statusCode >= 300) return;
      const act = request.routeOptions.config.call?.operationId ?? "";
      const { keyId, surveyId } = holder;
      await note({ who: `key ${keyId}`, act, about: `survey ${surveyId}` });
    },
  });
}
