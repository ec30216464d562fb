import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { surveyKeyOf } from "../surveys/survey.ts";
import { lets } from "./allowed-origins.ts";
import { ownOrigin } from "./embed-callers.ts";
import { type EmbedPolicy, originsFor } from "./embed-policy.ts";

/**
 * Seconds for which a browser may cache the reply to a preflight request; no
 * browser caches it longer.
 */
const preflightKept = 7200;

const options = {
  credentials: false,
  methods: ["GET", "HEAD", "POST", "DELETE"],
  allowedHeaders: [
    "authorization",
    "content-type",
    "idempotency-key",
    "x-bot-check-token",
  ],
  exposedHeaders: ["retry-after", "x-request-id"],
  maxAge: preflightKept,
  strictPreflight: false,
};

/** Lets pages read replies about the surveys that they may embed (CORS). */
export async function allowEmbedders(
  app: FastifyInstance,
  policy: EmbedPolicy,
): Promise<void> {
  async function mayRead(request: FastifyRequest): Promise<boolean> {
    const { origin } = request.headers;
    if (origin === undefined) return false;
    // A page that may not embed the survey may read that error, which is all
    // that it gets from a visit.
    if (/\/visits(\?|$)/.test(request.url)) return true;
    const [, key] = /\/surveys\/([^/?]+)/.exec(request.url) ?? [];
    const named = key === undefined ? null : surveyKeyOf(`/surveys/${key}`);
    const survey = named && (await policy.findSurvey(named));
    return lets(originsFor(policy, survey, ownOrigin(policy, request)), origin);
  }

  await app.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      ...options,
      // With true, the reply contains the origin of the request and `vary:
      // origin`.
      origin: await mayRead(request),
    }),
  });
}
