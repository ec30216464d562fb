import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { FoundOperatorKey } from "./operator-key-repository.ts";

type Bound = Pick<FoundOperatorKey, "keyId" | "credentialId">;

export interface NewProof {
  /** Its end and what nobody else can make of it: nothing is kept, and every process that shares the secret knows it again. */
  proof: string;
  expiresAt: Date;
}

/** Half a working day. */
const lifetimeMs = 4 * 3_600_000;

/** Says until when the passkey of a key is taken to be there. */
export function makeProof(hash: KeyedHash, key: Bound, now: Date): NewProof {
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const end = String(expiresAt.getTime());
  return {
    proof: `${end}.${hash.of(purpose, ...textsOf(key, end))}`,
    expiresAt,
  };
}

/** Whether this was made for this key and the passkey that it has now, and is still good. */
export function isProof(
  hash: KeyedHash,
  key: Bound,
  proof: string,
  now: Date,
): boolean {
  const [, end = "", mac = ""] = /^(\d{1,15})\.(\w+)$/.exec(proof) ?? [];
  const isOurs = hash.matches(mac, purpose, ...textsOf(key, end));
  return isOurs && key.credentialId !== null && Number(end) > now.getTime();
}

const purpose = "operator passkey proof";

function textsOf({ keyId, credentialId }: Bound, end: string) {
  return [keyId, credentialId ?? "", end];
}
