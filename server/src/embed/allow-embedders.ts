import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { surveyKeyOf } from "../surveys/survey.ts";
import type { FindSurvey } from "../surveys/find-survey.ts";
import { lets } from "./allowed-origins.ts";
import type { EmbedDoor } from "./embed-door.ts";

/** Seconds that a browser may keep the answer to a preflight; none keeps it for longer. */
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

/** Lets pages read replies about the surveys that they may show. */
export async function allowEmbedders(
  app: FastifyInstance,
  door: EmbedDoor,
  findSurvey: FindSurvey,
): Promise<void> {
  async function mayRead(request: FastifyRequest): Promise<boolean> {
    const { origin } = request.headers;
    if (origin === undefined) return false;
    // Whoever is not let in may know that, and gets nothing else from a visit.
    if (/\/visits(\?|$)/.test(request.url)) return true;
    const [, key] = /\/surveys\/([^/?]+)/.exec(request.url) ?? [];
    const named = key === undefined ? null : surveyKeyOf(`/surveys/${key}`);
    const survey = named && (await findSurvey(named));
    return lets(door.originsOf(survey, request), origin);
  }

  await app.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      ...options,
      // True answers with the very origin that asks, and says that it varies.
      origin: await mayRead(request),
    }),
  });
}
