import type { FastifyRequest } from "fastify";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import { Refusal } from "../../base/refusal.ts";
import type { Callers } from "../session/callers.ts";

/** A request that may be repeated. All are keyed hashes, which tell nothing of what they were made from. */
export interface KeyedRequest {
  /** The same for the same person, call, path and Idempotency-Key. */
  requestKey: string;
  /** As unique, but never stored: nobody can tell it who has a copy of the database and the server's secret, but not the Idempotency-Key. */
  secret: string;
  bodyHash: string;
}

const printable = /^[\x20-\x7e]{1,128}$/;
const hashLength = 32;

/** Null for a request that only reads, has no key or comes without a session. @throws Refusal IDEMPOTENCY_KEY_INVALID for a key of other characters or length. */
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
  const bodyHash = short("request body", requestKey, toText(request.body));
  const secret = hash.of("secret of a request", ...names);
  return { requestKey, secret, bodyHash };
}

/** A bot-check token is another one with every attempt. */
function toText(body: unknown): string {
  return JSON.stringify(body ?? null, (name, value: unknown) =>
    name === "recaptchaToken" ? undefined : value,
  );
}

function invalidKey(): Refusal {
  return new Refusal(
    "IDEMPOTENCY_KEY_INVALID",
    "An Idempotency-Key has 1 to 128 printable ASCII characters.",
  );
}
