import type { FastifyBaseLogger } from "fastify";
import type { AppConfig } from "./services.ts";

/** Where a proxy of one's own is; nobody on the internet connects from there. */
const privateNetworks = ["loopback", "linklocal", "uniquelocal"];

/**
 * Whose `X-Forwarded-For` is believed, as Fastify takes it. A number counts
 * proxies in front. Of `on` only private networks: else whoever reaches the
 * server itself would be as many networks as they write addresses.
 */
export function trustedProxies(proxies: AppConfig["trustProxy"]) {
  if (proxies === true) return privateNetworks;
  if (typeof proxies !== "number") return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

export function warnOfProxies(
  log: FastifyBaseLogger,
  proxies: AppConfig["trustProxy"],
): void {
  if (proxies === true)
    log.warn(
      "TRUST_PROXY is on: every private address is taken for a proxy of yours. Name your proxies, or give their number.",
    );
}
