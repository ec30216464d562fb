import { sha256Hex } from "./sha256.ts";

/**
 * The local identity, used if the server provides none: `uid_` and the first 16
 * hex characters of a SHA-256 of an anchor and the browser's properties.
 * @param anchor The IP address if known, otherwise 'client-only' or
 *   'no-anchor'.
 */
export function fingerprintId(anchor: string): string {
  const parts = [anchor || "no-anchor", ...describeBrowser()];
  const bytes = new TextEncoder().encode(parts.join("|"));
  return `uid_${sha256Hex(bytes).slice(0, 16)}`;
}

function describeBrowser(): string[] {
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
    window.devicePixelRatio,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.doNotTrack ?? "",
    navigator.maxTouchPoints,
  ].map(String);
}
