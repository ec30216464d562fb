import { isChannelName } from "@nearsay/core/contract";
import type { Settings } from "../../base/settings.ts";

/** URL from which releases are fetched; null if they are copied into the folder. */
export function readReleasesUrl(settings: Settings): string | null {
  const url = settings.url("RELEASES_URL", ["https:", "http:"]);
  if (url === null || /^[^?#@]*$/.test(url)) return url;
  settings.refuse(
    "RELEASES_URL contains credentials, a query or a fragment: give the address of a folder that everyone can read, such as https://releases.example/nearsay.",
  );
  return null;
}

/** The channel that everyone gets; null is none. */
export function readReleaseChannel(settings: Settings): string | null {
  const channel = settings.text("RELEASE_CHANNEL");
  if (channel === null) return null;
  const [good = null] = channelsOf("RELEASE_CHANNEL", [channel], settings);
  return good;
}

/** Channels that a visitor may request. */
export function readReleaseOverrides(settings: Settings): string[] {
  const channels = settings.list("RELEASE_OVERRIDES");
  return channelsOf("RELEASE_OVERRIDES", channels, settings);
}

/** The valid channel names; the others are reported as errors. */
function channelsOf(
  name: string,
  texts: readonly string[],
  settings: Settings,
): string[] {
  for (const text of texts.filter((one) => !isChannelName(one)))
    settings.refuse(
      `${name} has "${text}": a channel's name, such as next, is lower-case letters, digits and hyphens.`,
    );
  return texts.filter(isChannelName);
}
