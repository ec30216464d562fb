import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CheckRate } from "../../visitors/limits/rate-limits.ts";
import { contentPolicy } from "../content-policy.ts";
import type { DevServers } from "../dev-servers.ts";
import type { HostFiles } from "../host-files.ts";
import { unbuiltPage } from "../page.ts";
import { sendCompressed } from "../send-compressed.ts";
import {
  kioskManifest,
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

/** The page of kiosks with its manifest and worker. No cookie is read or set. */
export function serveKiosk(app: FastifyInstance, options: KioskOptions): void {
  const { readHost, checkRate, dev } = options;

  async function send(request: FastifyRequest, reply: FastifyReply) {
    await checkRate(request);
    const host = await readHost();
    void reply.type("text/html; charset=utf-8");
    void reply.header("cache-control", "no-store");
    if (!host?.kiosk) return reply.code(503).send(unbuiltPage);
    const links = dev ? [`${dev.host}/kiosk.css`] : [];
    const { html, hashes } = renderKiosk(host.kiosk, links);
    const policy = contentPolicy({
      hashes,
      origins: dev ? [dev.host] : [],
      development: dev !== undefined,
      frames: false,
      recaptcha: null,
    });
    void reply.header("content-security-policy", policy);
    return sendCompressed(html, request, reply);
  }

  app.get(kioskPath, { schema: { hide: true } }, send);

  app.get(kioskManifestPath, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        "cache-control": "public, max-age=86400",
        "content-type": "application/manifest+json; charset=utf-8",
      })
      .send(kioskManifest),
  );

  // Its policy is that of what it fetches itself.
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
