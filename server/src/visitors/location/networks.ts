import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { KeyedHash } from "../../base/security/keyed-hash.ts";
import type { Salts } from "./salts.ts";

/** The era of names of people, which count whatever their network is. */
export const personEra = "person";

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
     * A name that is the same on all days of a survey, but differs between
     * surveys, as `era:name`. Names of different eras cannot be compared: a new
     * era begins after all processes stopped.
     */
    inSurvey: async (ip: string, surveyId: number): Promise<string> => {
      const salt = await salts.lasting();
      const era = hash.of("era", salt).slice(0, 8);
      const name = hash.of("survey network", salt, surveyId, prefixOf(ip));
      return `${era}:${name.slice(0, 16)}`;
    },
    /**
     * A name for a person instead of a network, where everybody may use one
     * network: the same on all days, for each response of this person.
     */
    personIn: async (ballot: string, surveyId: number): Promise<string> => {
      const salt = await salts.lasting();
      const name = hash.of("survey person", salt, surveyId, ballot);
      return `${personEra}:${name.slice(0, 16)}`;
    },
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
