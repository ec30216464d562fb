import type { Action } from "../contract/actions.ts";
import { readBotCheckChallenge } from "../contract/bot-check.ts";
import { botCheckError } from "./bot-check-errors.ts";
import { solveProofOfWork } from "./bot-check-proof-of-work.ts";
import { recaptchaToken } from "./bot-check-recaptcha.ts";

/**
 * Does what the server asks for and returns the token, null when it asks for
 * nothing. Loaded when the first token is wanted.
 * @param isOurs Whether the page is the site's own: no other may start our worker.
 * @throws ApiError when there is none to be had; AbortError when `signal` fired.
 */
export async function answerChallenge(
  reply: unknown,
  action: Action,
  signal: AbortSignal | undefined,
  isOurs = true,
): Promise<string | null> {
  const asked = readBotCheckChallenge(reply);
  switch (asked?.provider) {
    case "off":
      return null;
    case "proof-of-work":
      return solveProofOfWork(asked.challenge, signal, isOurs);
    case "recaptcha":
      return recaptchaToken(asked, action);
    case undefined:
      throw botCheckError("unavailable");
  }
}
