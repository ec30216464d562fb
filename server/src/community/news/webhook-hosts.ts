import type { Settings } from "../../base/settings.ts";

const hostPattern =
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/;

/** Hosts that news may be sent to, each with its port unless that is 443. */
export function readWebhookHosts(settings: Settings): string[] {
  const example = "hooks.example.org,example.com:8443";
  return readHosts(settings, "WEBHOOK_HOSTS", example);
}

export function readHosts(
  settings: Settings,
  name: string,
  example: string,
): string[] {
  const hosts = settings.list(name).map((host) => host.toLowerCase());
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined)
    settings.refuse(
      `${name} has ${wrong}: give names separated by commas, such as ${example}.`,
    );
  return hosts.map((host) => host.replace(/:443$/, ""));
}

/** The parsed address if news may be sent there; null for any other. */
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
