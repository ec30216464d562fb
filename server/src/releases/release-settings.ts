import { isChannelName } from "@nearsay/core/contract";
import type { Settings } from "../settings.ts";

/** The channel that everybody is shown; null is none. */
export function readReleaseChannel(settings: Settings): string | null {
  const channel = settings.text("RELEASE_CHANNEL");
  if (channel === null || isChannelName(channel)) return channel;
  settings.refuse(
    `RELEASE_CHANNEL has "${channel}": a channel's name, such as next, is lower-case letters, digits and hyphens.`,
  );
  return null;
}
