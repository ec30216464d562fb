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

/** What pages of this site may ask a browser for: their place, and nothing else. */
const permissions = ["geolocation=(self)", ...unused].join(", ");

const everywhere = {
  "x-content-type-options": "nosniff",
  // For browsers that do not know the policies' frame-ancestors.
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // Files of remotes say otherwise.
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
} as const;

const yearInSeconds = 31_536_000;

/** Security headers that every answer carries, whatever it holds, and the id by which the log knows its request. */
export function addSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers(everywhere).header("x-request-id", request.id);
  if (request.protocol === "https") {
    // Not for subdomains: those may have their reasons for plain http.
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

/** For a page that may stand in pages of other sites: which ones is for its policy to say. */
export function letBeFramed(reply: FastifyReply): void {
  void reply.removeHeader("x-frame-options").headers({
    "referrer-policy": "strict-origin",
    "cross-origin-resource-policy": "cross-origin",
    "permissions-policy": ["geolocation=()", ...unused].join(", "),
  });
}

/** Seconds that a browser may keep the answer to a preflight; none keeps it for longer. */
const preflightKept = 7200;

/** Lets pages of these origins, and of no others, read the API's replies. They are sent without cookies. */
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
