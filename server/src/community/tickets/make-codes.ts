import { ticketBytes, writeTicketCode } from "@nearsay/core/domain";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";

/**
 * This number of different codes, of 80 bits each.
 * @param seed A secret of 256 bits that is not stored anywhere; only the same
 * seed creates the same codes.
 */
export function makeCodes(
  hash: KeyedHash,
  seed: string,
  count: number,
): string[] {
  const codes = new Set<string>();
  for (let at = 0; codes.size < count; at += 1) {
    const bytes = Buffer.from(hash.of("code of a ticket", seed, at), "hex");
    codes.add(writeTicketCode(bytes.subarray(0, ticketBytes)));
  }
  return [...codes];
}
