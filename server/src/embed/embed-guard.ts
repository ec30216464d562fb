import type { FastifyRequest } from "fastify";
import { Refusal } from "../base/refusal.ts";
import { embeddingOf, ownOrigin } from "./embed-callers.ts";
import { openSurvey } from "./embed-policy.ts";
import type { EmbedServices } from "./embed-services.ts";
import { isFresh } from "./embed-token.ts";

/**
 * Passes a request about this survey if its token is valid for it.
 * @throws Refusal EMBED_TOKEN_OVER if the token is expired or missing,
 * EMBED_TOKEN_INVALID if it belongs to something else, or as openSurvey.
 */
export async function checkPass(
  { clock, callers, policy }: EmbedServices,
  surveyId: number,
  request: FastifyRequest,
): Promise<void> {
  // Older widgets without frames react to this error by starting a visit.
  if (request.headers.authorization === undefined) throw visitNeeded();
  const pass = callers.pass(request);
  const { mode, origin } = embeddingOf(request);
  const isGood =
    pass?.surveyId === surveyId &&
    pass.mode === mode &&
    (mode === "frame" || pass.origin === origin);
  if (!isGood)
    throw new Refusal("EMBED_TOKEN_INVALID", (say) => say.embedTokenInvalid);
  const own = ownOrigin(policy, request);
  await openSurvey(policy, { id: surveyId }, pass.origin, own);
  if (!isFresh(pass, clock())) throw visitNeeded();
}

function visitNeeded(): Refusal {
  return new Refusal("EMBED_TOKEN_OVER", (say) => say.embedVisitTooLong);
}
