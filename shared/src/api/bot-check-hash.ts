import { sha256 } from "@noble/hashes/sha2.js";
import type { DeriveKeyFunction } from "altcha-lib/types";

/**
 * The puzzle's hash. Not `crypto.subtle`, which is missing on plain http and
 * takes longer to call than such a short text takes to hash.
 */
export const deriveKey: DeriveKeyFunction = ({ cost }, salt, password) => {
  let derivedKey = sha256.create().update(salt).update(password).digest();
  for (let round = 1; round < cost; round += 1) derivedKey = sha256(derivedKey);
  return Promise.resolve({ derivedKey });
};
