import { isChannelName } from "@nearsay/core/contract";
import type { Settings } from "../settings.ts";

/** The channel that everybody is shown; null is none. */
export function readReleaseChannel(settings: Settings): string | null {
  const channel = settings.text("RELEASE_CHANNEL");
  if (channel === null) return null;
  const [good = null] = channelsOf("RELEASE_CHANNEL", [channel], settings);
  return good;
}

/** Channels that a visitor may ask for. */
export function readReleaseOverrides(settings: Settings): string[] {
  const channels = settings.list("RELEASE_OVERRIDES");
  return channelsOf("RELEASE_OVERRIDES", channels, settings);
}

/** Those that are channels; the others are refused. */
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
