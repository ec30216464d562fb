import { sha256Hex } from "./sha256.ts";

interface BrowserTraits {
  navigator: Navigator;
  screen: Screen;
  pixelRatio: number;
  timezone: string;
}

/**
 * The local identity used when the server gives none: `uid_` and the first 16
 * hex characters of a SHA-256 over an anchor and the browser's properties.
 * @param anchor The IP address where known, else 'client-only' or 'no-anchor'.
 */
export function fingerprintId(anchor: string): string {
  const parts = [anchor || "no-anchor", ...describe(browserTraits())];
  const bytes = new TextEncoder().encode(parts.join("|"));
  return `uid_${sha256Hex(bytes).slice(0, 16)}`;
}

function browserTraits(): BrowserTraits {
  return {
    navigator,
    screen,
    pixelRatio: window.devicePixelRatio,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function describe({ navigator, screen, pixelRatio, timezone }: BrowserTraits) {
  const memory = "deviceMemory" in navigator ? navigator.deviceMemory : "";
  return [
    navigator.userAgent,
    navigator.platform,
    navigator.languages.join(","),
    navigator.vendor,
    navigator.hardwareConcurrency,
    memory,
    screen.colorDepth,
    `${screen.width}x${screen.height}`,
    pixelRatio,
    timezone,
    navigator.doNotTrack ?? "",
    navigator.maxTouchPoints,
  ].map(String);
}
