import cors from "@fastify/cors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

const unused = [
  "camera=()",
  "microphone=()",
  "display-capture=()",
  "payment=()",
  "usb=()",
  "serial=()",
  "hid=()",
  "midi=()",
  "accelerometer=()",
  "gyroscope=()",
  "magnetometer=()",
  "browsing-topics=()",
];

/** Permissions that pages of this site may request: geolocation, and nothing else. */
const permissions = ["geolocation=(self)", ...unused].join(", ");

const everywhere = {
  "x-content-type-options": "nosniff",
  // For browsers without support for the policies' frame-ancestors.
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // Files of remotes override it.
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
} as const;

const yearInSeconds = 31_536_000;

/** Security headers of every reply, whatever its content, and the id of the request in the log. */
export function addSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers(everywhere).header("x-request-id", request.id);
  if (request.protocol === "https") {
    // Not for subdomains, which may need plain http.
    void reply.header("strict-transport-security", `max-age=${yearInSeconds}`);
  }
}

export const securityHeaders = fastifyPlugin((app, _options, done) => {
  app.addHook("onRequest", (request, reply, next) => {
    addSecurityHeaders(request, reply);
    next();
  });
  done();
});

/** For a page that may be embedded in pages of other sites; its policy defines which ones. */
export function letBeFramed(reply: FastifyReply): void {
  void reply.removeHeader("x-frame-options").headers({
    "referrer-policy": "strict-origin",
    "cross-origin-resource-policy": "cross-origin",
    "permissions-policy": ["geolocation=()", ...unused].join(", "),
  });
}

/** Seconds that a browser may cache a preflight reply; no browser caches it longer. */
const preflightKept = 7200;

/**
 * Lets pages of these origins, and of no others, read the API's replies. Their
 * requests contain no cookies.
 */
export async function allowPartners(
  app: FastifyInstance,
  origins: string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: origins,
    credentials: false,
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "content-type",
      "authorization",
      "idempotency-key",
      "x-csrf-token",
      "x-bot-check-token",
    ],
    exposedHeaders: ["retry-after", "x-request-id"],
    maxAge: preflightKept,
    strictPreflight: false,
  });
}
