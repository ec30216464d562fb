import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { FoundOperatorKey } from "./operator-key-repository.ts";

type Bound = Pick<FoundOperatorKey, "keyId" | "credentialId">;

export interface NewProof {
  /**
   * Its expiry and a keyed hash of it: nothing is stored, and every process
   * with the same secret can verify it.
   */
  proof: string;
  expiresAt: Date;
}

/** Half a working day. */
const lifetimeMs = 4 * 3_600_000;

/** Creates a proof that the passkey of a key was used, with its expiry. */
export function makeProof(hash: KeyedHash, key: Bound, now: Date): NewProof {
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const end = String(expiresAt.getTime());
  return {
    proof: `${end}.${hash.of(purpose, ...textsOf(key, end))}`,
    expiresAt,
  };
}

/** Whether the proof was created for this key and its current passkey, and has not expired. */
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
