import type { Settings } from "../../base/settings.ts";
import { readHosts } from "./webhook-hosts.ts";

/** The push services of Chrome, Firefox and Safari. */
export const knownPushHosts = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
];
/** The push service of Edge, which uses many hosts. */
const knownSuffix = ".notify.windows.com";

/** Hosts of additional push services, each with its port unless that is 443. */
export function readPushHosts(settings: Settings): string[] {
  return readHosts(settings, "PUSH_HOSTS", "push.example.org,example.com:8443");
}

/**
 * The address of a browser at its push service; null for any other address.
 * @param more Hosts in addition to the known ones.
 */
export function pushAddress(text: string, more: readonly string[]): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { host } = url;
  const plain = url.username === "" && url.password === "" && url.hash === "";
  const isKnown = [...knownPushHosts, ...more].includes(host);
  return url.protocol === "https:" &&
    plain &&
    (isKnown || host.endsWith(knownSuffix))
    ? url
    : null;
}
