import type { FastifyRequest } from "fastify";
import { Refusal } from "../base/refusal.ts";
import { embeddingOf, ownOrigin } from "./embed-callers.ts";
import { openSurvey } from "./embed-policy.ts";
import type { EmbedServices } from "./embed-services.ts";
import { isFresh } from "./embed-token.ts";

/**
 * Lets a request about this survey pass whose token is good for it.
 * @throws Refusal EMBED_TOKEN_OVER when the token is too old or there is none, EMBED_TOKEN_INVALID when it is of something else, or as openSurvey.
 */
export async function checkPass(
  { clock, callers, policy }: EmbedServices,
  surveyId: number,
  request: FastifyRequest,
): Promise<void> {
  // Widgets from before frames came without a token ask for a visit then.
  if (request.headers.authorization === undefined) throw visitNeeded();
  const pass = callers.pass(request);
  const { mode, origin } = embeddingOf(request);
  const isGood =
    pass?.surveyId === surveyId &&
    pass.mode === mode &&
    (mode === "frame" || pass.origin === origin);
  if (!isGood)
    throw new Refusal(
      "EMBED_TOKEN_INVALID",
      "This page has lost touch with the server. Please load it again.",
    );
  const own = ownOrigin(policy, request);
  await openSurvey(policy, { id: surveyId }, pass.origin, own);
  if (!isFresh(pass, clock())) throw visitNeeded();
}

function visitNeeded(): Refusal {
  return new Refusal(
    "EMBED_TOKEN_OVER",
    "This visit has lasted too long. Please try again.",
  );
}
