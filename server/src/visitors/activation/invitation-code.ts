import { randomInt } from "node:crypto";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";

const digits = 12;

/** A fresh code of digits, which the invitation page's keyboard has. */
export function newInvitationCode(): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

/** Space and dashes, by which people group digits, do not count. */
export function invitationHash(hash: KeyedHash, code: string): string {
  return hash.of("invitation code", code.replace(/[\s-]/g, ""));
}
