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
export async function fingerprintId(anchor: string): Promise<string> {
  const parts = [anchor || "no-anchor", ...describe(browserTraits())];
  const bytes = new TextEncoder().encode(parts.join("|"));
  return `uid_${(await sha256Hex(bytes)).slice(0, 16)}`;
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

async function sha256Hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
