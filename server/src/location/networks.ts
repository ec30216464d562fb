import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/database.ts";
import type { KeyedHash } from "../security/keyed-hash.ts";
import { createSalts } from "./salts.ts";

/** Names the network an address belongs to, never the address. */
export interface Networks {
  /** A hash of the address's prefix under the day's salt: nobody can make it again once the day (UTC) is over. */
  of(ip: string): Promise<string>;
}

export function createNetworks(
  db: Database,
  clock: Clock,
  hash: KeyedHash,
): Networks {
  const salts = createSalts(db, clock);
  return {
    of: async (ip) => hash.of("network", await salts.today(), prefixOf(ip)),
  };
}

const prefixBytes = { ipv4: 3, ipv6: 6 };

/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 one, however it is written. */
export function prefixOf(ip: string): string {
  if (isIPv4(ip)) return ip.slice(0, ip.lastIndexOf("."));
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  const bytes = address.toByteArray().slice(0, prefixBytes[address.kind()]);
  return bytes.join(".");
}
