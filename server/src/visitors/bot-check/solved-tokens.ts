import { type Action, limits } from "@nearsay/core/contract";
import type { FastifyRequest } from "fastify";
import { oncePerRequest } from "../session/callers.ts";
import type { Provider } from "./provider.ts";
import type { UseToken } from "./used-tokens.ts";

interface TokenDeps {
  /** Null while bot checks are off. */
  provider: Provider | null;
  /** The session for which a request's tokens have to be made. */
  sessionOf: (request: FastifyRequest) => string;
  useToken: UseToken;
}

/** Verifies the tokens that requests bring, and uses each up once. */
export function createSolvedTokens(deps: TokenDeps) {
  const { provider, sessionOf, useToken } = deps;

  /** A provider may verify a token only once, so each request does it once. */
  const proofsOf = oncePerRequest(async (request) => {
    if (provider === null) return [];
    const session = sessionOf(request);
    const proofs = await Promise.all(
      requestTokens(request).map((token) => provider.verify(token, session)),
    );
    return proofs.filter((proof) => proof !== null);
  });

  async function useProof(request: FastifyRequest, action: Action) {
    const proofs = await proofsOf(request);
    const proof = proofs.find((one) => one.action === action);
    return proof !== undefined && (await useToken(proof))
      ? proof.difficulty
      : 0;
  }

  const solvedByRequest = new WeakMap<
    FastifyRequest,
    Map<Action, Promise<number>>
  >();

  /**
   * The difficulty of the token that the request brings for this action. The
   * first call uses the token up. 0 without a valid token, and while bot checks
   * are off. A refusal with the action as `botCheck` in its data, and with the
   * difficulty as `price` if it is more than 1, makes the browser get a token.
   * Can be called again for a request that was accepted.
   * @throws Refusal BOT_CHECK_UNAVAILABLE if the token cannot be verified.
   */
  return (request: FastifyRequest, action: Action): Promise<number> => {
    const byAction =
      solvedByRequest.get(request) ?? new Map<Action, Promise<number>>();
    solvedByRequest.set(request, byAction);
    const known = byAction.get(action) ?? useProof(request, action);
    byAction.set(action, known);
    return known;
  };
}

const header = "x-bot-check-token";
/** One for the request itself and one for a code that is sent with it. */
const most = 2;

/**
 * The tokens of a request: in its header, separated by commas, or in the field
 * `recaptchaToken`.
 */
function requestTokens(request: FastifyRequest): string[] {
  const { [header]: given = "" } = request.headers;
  return [String(given), field(request.query), field(request.body)]
    .flatMap((text) => text.split(","))
    .map((token) => token.trim())
    .filter((token) => token !== "" && token.length <= limits.botCheckTokenMax)
    .slice(0, most);
}

function field(part: unknown): string {
  if (typeof part !== "object" || part === null) return "";
  const value = "recaptchaToken" in part ? part.recaptchaToken : "";
  return typeof value === "string" ? value : "";
}
