import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import { contentPolicy } from "../content-policy.ts";
import type { DevServers } from "../dev-servers.ts";
import { browserLanguageOf } from "../../http/language.ts";
import { type HostFiles, hostInLanguage } from "../host-files.ts";
import { unbuiltPage } from "../page.ts";
import { sendCompressed } from "../send-compressed.ts";
import {
  kioskManifestIn,
  kioskManifestPath,
  kioskPath,
} from "./kiosk-manifest.ts";
import { renderKiosk } from "./kiosk-page.ts";
import { kioskWorker, kioskWorkerPath } from "./kiosk-worker.ts";

interface KioskOptions {
  readHost: () => Promise<HostFiles | null>;
  checkRate: CheckRate;
  dev?: DevServers | undefined;
}

/**
 * Serves the kiosk page with its manifest and worker. No cookie is read or set,
 * so all of them use the language of the tablet, as the worker's requests do.
 */
export function serveKiosk(app: FastifyInstance, options: KioskOptions): void {
  const { readHost, checkRate, dev } = options;

  async function send(request: FastifyRequest, reply: FastifyReply) {
    await checkRate(request);
    const language = browserLanguageOf(request);
    const built = await readHost();
    const host = built && hostInLanguage(built, language);
    void reply.type("text/html; charset=utf-8");
    void reply.header("cache-control", "no-store");
    if (!host?.kiosk) return reply.code(503).send(unbuiltPage);
    const links = dev ? [`${dev.host}/kiosk.css`] : [];
    const { html, hashes } = renderKiosk(host.kiosk, links, language);
    const policy = contentPolicy({
      hashes,
      origins: dev ? [dev.host] : [],
      development: dev !== undefined,
      frames: false,
      recaptcha: null,
      maps: [],
    });
    void reply.header("content-security-policy", policy);
    return sendCompressed(html, request, reply);
  }

  app.get(kioskPath, { schema: { hide: true } }, send);

  app.get(kioskManifestPath, { schema: { hide: true } }, (request, reply) =>
    reply
      .headers({
        "cache-control": "public, max-age=86400",
        "content-type": "application/manifest+json; charset=utf-8",
        vary: "accept-language",
      })
      .send(kioskManifestIn(browserLanguageOf(request))),
  );

  // Its policy applies to the worker's own requests.
  app.get(kioskWorkerPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        "content-security-policy":
          "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      })
      .send(kioskWorker),
  );
}
