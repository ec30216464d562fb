import { lookup } from "node:dns/promises";
import { knownPushHosts } from "../../community/news/push-hosts.ts";
import type { AlertConfig } from "../alerts/alert-settings.ts";
import type { Config } from "../config.ts";
import { type Finding, bad, good, warning } from "./finding.ts";

type NetworkConfig = Pick<
  Config,
  "host" | "publicUrl" | "trustProxy" | "pushHosts" | "webhookHosts" | "alerts"
>;

/** Timeout in milliseconds for a response. */
const timeoutMs = 5_000;

/**
 * Checks which proxies are trusted, the public address of the site, and whether
 * the site can reach the servers it sends to.
 */
export async function checkNetwork(config: NetworkConfig): Promise<Finding[]> {
  return [
    checkProxies(config),
    await checkAddress(config),
    ...(await checkHosts("Push", [...knownPushHosts, ...config.pushHosts])),
    ...(await checkHosts("Webhooks", config.webhookHosts)),
    ...(await checkHosts("Alerts", alertHosts(config.alerts))),
  ];
}

const alone = ["127.0.0.1", "localhost", "::1"];

function checkProxies({ host, trustProxy, publicUrl }: NetworkConfig) {
  if (trustProxy === true)
    return warning(
      "Proxy",
      "TRUST_PROXY is on: every private address is treated as one of your proxies. Set it to the addresses or the number of your proxies.",
    );
  if (trustProxy === false && alone.includes(host) && publicUrl !== null)
    return warning(
      "Proxy",
      "Only this machine can reach the server, so there is a proxy in front of it; but TRUST_PROXY is off, so all visitors count as one network. Set it to the address of the proxy, or to 1.",
    );
  return good(
    "Proxy",
    trustProxy === false
      ? "No proxy is trusted."
      : "Only the proxies in TRUST_PROXY are trusted.",
  );
}

async function checkAddress({ publicUrl }: NetworkConfig): Promise<Finding> {
  if (publicUrl === null)
    return warning(
      "Address",
      "PUBLIC_URL is not set: links to the site work on this machine only.",
    );
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(`${publicUrl}/api/health`, { signal });
    const { status, redirected } = reply;
    if (!reply.ok || redirected)
      return bad(
        "Address",
        `${publicUrl} responds ${redirected ? "from another address" : status}. Check that the proxy forwards to this server, and that the server is running.`,
      );
    return publicUrl.startsWith("https:")
      ? good("Address", `${publicUrl} responds.`)
      : warning(
          "Address",
          `${publicUrl} is not encrypted: browsers then share no location and offer no notifications.`,
        );
  } catch (error) {
    return bad("Address", `${publicUrl} cannot be reached: ${causeOf(error)}`);
  }
}

function alertHosts({ webhook, mail }: AlertConfig): string[] {
  return [webhook, mail?.server ?? null]
    .filter((address) => address !== null)
    .map((address) => new URL(address).hostname);
}

/** Checks only hosts that something may be sent to. */
async function checkHosts(
  about: string,
  hosts: readonly string[],
): Promise<Finding[]> {
  if (hosts.length === 0) return [];
  const found = await Promise.all(
    hosts.map(async (host) => {
      const name = host.replace(/:\d+$/, "");
      return lookup(name).then(
        () => null,
        () => name,
      );
    }),
  );
  const away = found.filter((name) => name !== null);
  if (away.length === 0)
    return [good(about, "All host names can be resolved.")];
  return [
    warning(
      about,
      `Cannot resolve ${away.join(", ")}: nothing can be sent there.`,
    ),
  ];
}

/** Why something did not arrive, in one line. */
export function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: unknown };
  const why = cause instanceof Error ? cause.message : message;
  return why.replaceAll(/\s+/g, " ").trim();
}
