import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Salts } from "./salts.ts";

export type Networks = ReturnType<typeof createNetworks>;

/** Identifies the network that an address belongs to, without storing the address. */
export function createNetworks(hash: KeyedHash, salts: Salts) {
  return {
    /**
     * A hash of the address's prefix with the day's salt: it cannot be computed
     * again after the day (UTC).
     */
    of: async (ip: string): Promise<string> =>
      hash.of("network", await salts.today(), prefixOf(ip)),
    /**
     * Like `of`, but of the full IPv4 address or the first half of an IPv6 one,
     * which identifies one connection.
     */
    ofConnection: async (ip: string): Promise<string> =>
      hash.of("connection", await salts.today(), connectionOf(ip)),
  };
}

const prefixBytes = { ipv4: 3, ipv6: 6 };
const connectionBytes = { ipv4: 4, ipv6: 8 };

/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 one, in any spelling. */
export function prefixOf(ip: string): string {
  if (isIPv4(ip)) return ip.slice(0, ip.lastIndexOf("."));
  return firstBytes(ip, prefixBytes);
}

/** All 32 bits of an IPv4 address, the first 64 of an IPv6 one. */
export function connectionOf(ip: string): string {
  return firstBytes(ip, connectionBytes);
}

function firstBytes(ip: string, counts: typeof prefixBytes): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  return address.toByteArray().slice(0, counts[address.kind()]).join(".");
}
