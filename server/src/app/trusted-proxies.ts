import type { FastifyBaseLogger } from "fastify";
import type { AppConfig } from "./services.ts";

/** Networks of the site's own proxies; nobody connects from there over the internet. */
const privateNetworks = ["loopback", "linklocal", "uniquelocal"];

/**
 * Whose `X-Forwarded-For` is trusted, in Fastify's form. A number counts the
 * proxies in front. `on` trusts only private networks: otherwise any client
 * that reaches the server directly could claim any number of networks.
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
      "TRUST_PROXY is on: every private address is treated as one of your proxies. Set it to the addresses or the number of your proxies.",
    );
}
