import { isIPv4 } from "node:net";
import type { Clock } from "../clock.ts";
import type { KeyedHash } from "../security/keyed-hash.ts";

/** Names the network an address belongs to, never the address. */
export interface Networks {
  /** A hash of the address's prefix that is another one every day. */
  of(ip: string): Promise<string>;
}

export function createNetworks(clock: Clock, hash: KeyedHash): Networks {
  return {
    of: (ip) => {
      const day = clock().toISOString().slice(0, 10);
      return Promise.resolve(hash.of("network", day, prefixOf(ip)));
    },
  };
}

/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 one. */
function prefixOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  const parts = address.split(isIPv4(address) ? "." : ":");
  return parts.slice(0, 3).join(".");
}
