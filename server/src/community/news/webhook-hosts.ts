import type { Settings } from "../../base/settings.ts";

const hostPattern =
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** Hosts that news may be sent to, each with a port where it is another than 443. */
export function readWebhookHosts(settings: Settings): string[] {
  const hosts = settings
    .list("WEBHOOK_HOSTS")
    .map((host) => host.toLowerCase());
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined)
    settings.refuse(
      `WEBHOOK_HOSTS has ${wrong}: give names separated by commas, such as hooks.example.org,example.com:8443.`,
    );
  return hosts.map((host) => host.replace(/:443$/, ""));
}

/** The address where it may be sent to; null for any other. */
export function webhookAddress(
  text: string,
  hosts: readonly string[],
): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === "" && url.password === "" && url.hash === "";
  return url.protocol === "https:" && plain && hosts.includes(url.host)
    ? url
    : null;
}
