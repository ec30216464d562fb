import type { KeyedHash } from "../../base/security/keyed-hash.ts";

/** What is stored of a key, for its survey alone. */
export function surveyKeyHash(
  hash: KeyedHash,
  surveyUuid: string,
  key: string,
): string {
  return hash.of("survey key", surveyUuid, key);
}
