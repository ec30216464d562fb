import { keyInHash } from "./use-operator-key.ts";

/**
 * The key in pasted text: the key itself, or the address that contains it;
 * empty if there is none.
 */
export function findKey(pasted: string): string {
  const text = pasted.trim();
  const hash = text.indexOf("#");
  return hash < 0 ? text : (keyInHash(text.slice(hash)) ?? "");
}
