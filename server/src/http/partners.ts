import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

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
