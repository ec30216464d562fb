import type { FastifyRequest } from "fastify";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { Refusal } from "../../base/refusal.ts";
import type { Callers } from "../session/callers.ts";

/**
 * A request that may be repeated. All fields are keyed hashes, from which
 * nothing can be derived.
 */
export interface KeyedRequest {
  /** The same for the same person, operation, path and Idempotency-Key. */
  requestKey: string;
  /**
   * As unique, but never stored: it cannot be computed from a copy of the
   * database and the server's secret without the Idempotency-Key.
   */
  secret: string;
  bodyHash: string;
}

const printable = /^[\x20-\x7e]{1,128}$/;
const hashLength = 32;

/**
 * Null for a request that only reads, has no key or has no session.
 * @throws Refusal IDEMPOTENCY_KEY_INVALID for a key with other characters or of
 * another length.
 */
export async function readKeyedRequest(
  request: FastifyRequest,
  hash: KeyedHash,
  callers: Callers,
): Promise<KeyedRequest | null> {
  const { call } = request.routeOptions.config;
  const key = request.headers["idempotency-key"];
  if (call === undefined || call.method === "GET" || key === undefined) {
    return null;
  }
  if (typeof key !== "string" || !printable.test(key)) throw invalidKey();
  const caller = await callers.viewer(request);
  if (caller === null) return null;
  const short = (purpose: string, ...texts: string[]) =>
    hash.of(purpose, ...texts).slice(0, hashLength);
  const { operationId } = call;
  const names = [caller.actorId, operationId, request.url, key];
  const requestKey = short("request", ...names);
  const secret = hash.of("secret of a request", ...names);
  const bodyHash = short("request body", secret, toText(request.body));
  return { requestKey, secret, bodyHash };
}

/** Leaves out the bot-check token, which is a different one in every attempt. */
function toText(body: unknown): string {
  return JSON.stringify(body ?? null, (name, value: unknown) =>
    name === "recaptchaToken" ? undefined : value,
  );
}

function invalidKey(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_KEY_INVALID",
    (say) => say.idempotencyKeyInvalid,
  );
}
