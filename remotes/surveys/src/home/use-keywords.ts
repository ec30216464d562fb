import { listKeywords } from "@nearsay/core/api";
import type { Keyword } from "@nearsay/core/contract";
import { useLoad } from "@nearsay/core/ui";

/** Popular keywords; none while they are not there, or do not come. */
export function useKeywords(): readonly Keyword[] {
  const { loaded } = useLoad(loadWhenIdle);
  return loaded.status === "loaded" ? loaded.value : [];
}

/** The surveys come first. */
async function loadWhenIdle(signal: AbortSignal): Promise<Keyword[]> {
  await idle();
  signal.throwIfAborted();
  return listKeywords(signal);
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in window) {
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else setTimeout(resolve, 200);
  });
}
