import type { FastifyRequest } from "fastify";
import type { Clock } from "../base/clock.ts";
import { Refusal } from "../base/refusal.ts";
import { type EmbedDoor, placeOf } from "./embed-door.ts";
import type { EmbedCallers } from "./embed-callers.ts";
import { isFresh } from "./embed-token.ts";

/**
 * Lets a request about this survey pass whose token is good for it.
 * @throws Refusal EMBED_TOKEN_OVER when the token is too old, EMBED_TOKEN_INVALID when it is of something else, or as the door.
 */
export type CheckPass = (
  surveyId: number,
  request: FastifyRequest,
) => Promise<void>;

export interface CheckPassDeps {
  clock: Clock;
  callers: EmbedCallers;
  door: EmbedDoor;
}

export function createCheckPass({
  clock,
  callers,
  door,
}: CheckPassDeps): CheckPass {
  return async (surveyId, request) => {
    const pass = callers.pass(request);
    const place = placeOf(request);
    if (pass === null || pass.surveyId !== surveyId) throw invalid();
    if (pass.mode !== place.mode) throw invalid();
    if (place.mode === "inline" && pass.origin !== place.origin)
      throw invalid();
    await door.open({ id: surveyId }, pass, request);
    if (!isFresh(pass, clock())) throw over();
  };
}

function invalid(): Refusal {
  return new Refusal(
    "EMBED_TOKEN_INVALID",
    "This page has lost touch with the server. Please load it again.",
  );
}

function over(): Refusal {
  return new Refusal(
    "EMBED_TOKEN_OVER",
    "This visit has lasted too long. Please try again.",
  );
}
