import type { KeyedHash } from "../../base/security/keyed-hash.ts";

/** The stored hash of a key. It is valid for this survey only. */
export function surveyKeyHash(
  hash: KeyedHash,
  surveyUuid: string,
  key: string,
): string {
  return hash.of("survey key", surveyUuid, key);
}
