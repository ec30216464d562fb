import { LRUCache } from "lru-cache";
import { prefixOf } from "../../visitors/location/networks.ts";

/** Milliseconds for which a process knows which networks it counted. */
const keptFor = 30 * 60 * 1000;

const mostKeys = 100;

/** Where so many were counted, more change nothing. */
const mostNetworks = 10_000;

/** Counts networks, each once, by anything. */
export interface NetworkCount {
  /** Answers whether it is new. */
  add(key: string, ip: string): boolean;
  of(key: string): number;
}

/** Counts in memory: nothing is kept of who has loaded what. */
export function createNetworkCount(): NetworkCount {
  const counted = new LRUCache<string, Set<string>>({
    max: mostKeys,
    ttl: keptFor,
  });
  return {
    add(key, ip) {
      const networks = counted.get(key) ?? new Set();
      if (networks.size === 0) counted.set(key, networks);
      const before = networks.size;
      if (before < mostNetworks) networks.add(prefixOf(ip));
      return networks.size > before;
    },
    of: (key) => counted.get(key)?.size ?? 0,
  };
}
