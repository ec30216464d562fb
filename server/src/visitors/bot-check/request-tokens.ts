import type { FastifyRequest } from "fastify";

const header = "x-bot-check-token";
/** One for the call itself and one for a code that is tried with it. */
const most = 2;
const longest = 8192;

/** The tokens a request brings: in its header, separated by commas, or in the field `recaptchaToken`. */
export function requestTokens(request: FastifyRequest): string[] {
  const { [header]: given = "" } = request.headers;
  return [String(given), field(request.query), field(request.body)]
    .flatMap((text) => text.split(","))
    .map((token) => token.trim())
    .filter((token) => token !== "" && token.length <= longest)
    .slice(0, most);
}

function field(part: unknown): string {
  if (typeof part !== "object" || part === null) return "";
  const value = "recaptchaToken" in part ? part.recaptchaToken : "";
  return typeof value === "string" ? value : "";
}
