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
const patience = 5_000;

/**
 * Checks which proxies are trusted, the public address of the site, and whether
 * the site can reach the servers it sends to.
 */
export async function lookAtNetwork(config: NetworkConfig): Promise<Finding[]> {
  return [
    lookAtProxies(config),
    await lookAtAddress(config),
    ...(await lookAtHosts("Push", [...knownPushHosts, ...config.pushHosts])),
    ...(await lookAtHosts("Webhooks", config.webhookHosts)),
    ...(await lookAtHosts("Alerts", alertHosts(config.alerts))),
  ];
}

const alone = ["127.0.0.1", "localhost", "::1"];

function lookAtProxies({ host, trustProxy, publicUrl }: NetworkConfig) {
  if (trustProxy === true)
    return warning(
      "Proxy",
      "TRUST_PROXY is on: every private address is taken for a proxy of yours. Name your proxies, or give their number.",
    );
  if (trustProxy === false && alone.includes(host) && publicUrl !== null)
    return warning(
      "Proxy",
      "Only this machine reaches the server, so that a proxy stands before it; but TRUST_PROXY is off, and all people count as one network. Set it to the proxy's address, or to 1.",
    );
  return good(
    "Proxy",
    trustProxy === false
      ? "None is believed."
      : "Those alone that TRUST_PROXY names are believed.",
  );
}

async function lookAtAddress({ publicUrl }: NetworkConfig): Promise<Finding> {
  if (publicUrl === null)
    return warning(
      "Address",
      "PUBLIC_URL is not set: links that are given out lead to this machine alone.",
    );
  try {
    const signal = AbortSignal.timeout(patience);
    const reply = await fetch(`${publicUrl}/api/health`, { signal });
    const { status, redirected } = reply;
    if (!reply.ok || redirected)
      return bad(
        "Address",
        `${publicUrl} answers ${redirected ? "from another address" : status}. See that the proxy leads to this server, and that it runs.`,
      );
    return publicUrl.startsWith("https:")
      ? good("Address", `${publicUrl} answers.`)
      : warning(
          "Address",
          `${publicUrl} is not encrypted: browsers share no place there, and offer no news.`,
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
async function lookAtHosts(
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
  if (away.length === 0) return [good(about, "All hosts have addresses.")];
  return [
    warning(
      about,
      `No address is known here of ${away.join(", ")}: nothing reaches them.`,
    ),
  ];
}

/** Why something did not arrive, in one line. */
export function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: unknown };
  const why = cause instanceof Error ? cause.message : message;
  return why.replaceAll(/\s+/g, " ").trim();
}
