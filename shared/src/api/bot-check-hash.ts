import { sha256 } from "@noble/hashes/sha2.js";
import type { DeriveKeyFunction } from "altcha-lib/types";

/**
 * The puzzle's hash. Not `crypto.subtle`, which does not exist on plain http
 * and whose call takes longer than hashing such a short text.
 */
export const deriveKey: DeriveKeyFunction = ({ cost }, salt, password) => {
  let derivedKey = sha256.create().update(salt).update(password).digest();
  for (let round = 1; round < cost; round += 1) derivedKey = sha256(derivedKey);
  return Promise.resolve({ derivedKey });
};
