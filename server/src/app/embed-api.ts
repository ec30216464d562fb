import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { botCheckGuard } from "../visitors/bot-check/bot-check-guard.ts";
import { idempotencyGuard } from "../visitors/idempotency/idempotency-guard.ts";
import {
  limitNewSessions,
  limitRates,
} from "../visitors/limits/rate-limits.ts";
import { serveJson } from "../http/json-api.ts";
import { hookCalls } from "../http/route.ts";
import { textGuard } from "../http/text-guard.ts";
import { watchMethods } from "../http/wrong-method.ts";
import { compressReply } from "../site/send-compressed.ts";
import type { ServiceDeps, Services } from "./services.ts";
import type { ReadRegistry } from "../site/site-registry.ts";
import { allowEmbedders } from "../embed/allow-embedders.ts";
import { createDrawVisit } from "../embed/draw-visit.ts";
import { invitationNeeded, switchedOff } from "../embed/embed-door.ts";
import { embedRoutes } from "../embed/embed-routes.ts";

interface EmbedApiDeps extends ServiceDeps {
  services: Services;
  /** Says whether surveys may be shown on other sites at all. */
  readRegistry: ReadRegistry;
}

/** Calls that take no token. */
const open = new Set(["startEmbedVisit", "getEmbedResults"]);

/** Nobody can show an invitation here, since no cookie is read. */
const refuseUninvited: onRequestHookHandler = (_request, _reply, done) => {
  done(invitationNeeded());
};

/** Everything under /api/embed: no cookie is read or set. */
export async function embedApi(
  app: FastifyInstance,
  { db, clock, config, services, readRegistry }: EmbedApiDeps,
): Promise<void> {
  const { embed, limits, findSurvey } = services;
  const { callers, botCheck, door } = embed;
  const { provider } = config.botCheck;
  serveJson(app);
  await allowEmbedders(app, door, findSurvey);
  if (config.activation === "required")
    app.addHook("onRequest", refuseUninvited);
  app.addHook("onRequest", async () => {
    const { remotes } = await readRegistry();
    if (remotes.some(({ embed, enabled }) => embed && !enabled))
      throw switchedOff();
  });
  const refuseWrongMethods = watchMethods(app);
  await app.register(limitRates, { limits, callers });
  await app.register(textGuard);
  hookCalls(app, ({ operationId }) => !open.has(operationId), {
    preHandler: async (request) => {
      const { id } = request.params as { id: number };
      await embed.checkPass(id, request);
    },
  });
  await app.register(idempotencyGuard, { idempotency: embed.idempotency });
  await app.register(botCheckGuard, { botCheck, provider });
  // Nobody can answer before it has come.
  hookCalls(app, ({ operationId }) => operationId === "startEmbedVisit", {
    onSend: compressReply,
  });
  embedRoutes(app, {
    ...{ db, clock, provider },
    ...services,
    ...embed,
    drawVisit: createDrawVisit({ readRegistry, folders: config }),
    beforeNew: limitNewSessions({ limits, callers }),
  });
  refuseWrongMethods();
}
