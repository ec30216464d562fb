import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { noteRefusals } from "../community/integrity/refusal-guard.ts";
import { limitSessions } from "../visitors/bot-check/before-session.ts";
import { botCheckGuard } from "../visitors/bot-check/bot-check-routes.ts";
import { idempotencyGuard } from "../visitors/idempotency/idempotency-guard.ts";
import { limitRates } from "../visitors/limits/rate-guard.ts";
import { serveJson } from "../http/json-api.ts";
import { hookCalls } from "../http/route.ts";
import { textGuard } from "../http/text-guard.ts";
import { watchMethods } from "../http/wrong-method.ts";
import { compressReply } from "../site/send-compressed.ts";
import type { AppConfig, Services } from "./services.ts";
import type { ReadRegistry } from "../site/site-registry.ts";
import { allowEmbedders } from "../embed/allow-embedders.ts";
import { checkPass } from "../embed/embed-guard.ts";
import { invitationNeeded, switchedOff } from "../embed/embed-policy.ts";
import { embedRoutes } from "../embed/embed-routes.ts";
import { resultsRoutes } from "../embed/results-routes.ts";

interface EmbedApiDeps {
  config: AppConfig;
  services: Services;
  /** Returns whether surveys may be embedded on other sites. */
  readRegistry: ReadRegistry;
}

/** Endpoints that require no token. */
const open = new Set([
  "startEmbedVisit",
  "getEmbedResults",
  "getEmbedIntegrity",
]);

/** No visitor can present an invitation here, because no cookie is read. */
const refuseUninvited: onRequestHookHandler = (_request, _reply, done) => {
  done(invitationNeeded());
};

/** Everything under /api/embed: no cookie is read or set. */
export async function embedApi(
  app: FastifyInstance,
  { config, services, readRegistry }: EmbedApiDeps,
): Promise<void> {
  const { embed, limits, submitResponse, analytics } = services;
  const { callers, policy } = embed;
  serveJson(app);
  await allowEmbedders(app, policy);
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
      await checkPass(embed, id, request);
    },
  });
  await app.register(idempotencyGuard, embed);
  await app.register(botCheckGuard, embed);
  noteRefusals(app, services.noteRefusal);
  // Compressed, because a visitor cannot answer before it arrives.
  hookCalls(app, ({ operationId }) => operationId === "startEmbedVisit", {
    onSend: compressReply,
  });
  embedRoutes(app, {
    embed,
    submitResponse,
    noteEmbedSite: services.noteEmbedSite,
    readRegistry,
    folders: config,
    beforeNew: limitSessions(embed.botCheck, { limits, callers }),
  });
  resultsRoutes(app, { embed, analytics });
  refuseWrongMethods();
}
