import { listKeywords } from "@nearsay/core/api";
import type { Keyword } from "@nearsay/core/contract";
import { useLoad, whenIdle } from "@nearsay/core/ui";

/** Popular keywords; none while they are not there, or do not come. */
export function useKeywords(): readonly Keyword[] {
  const { loaded } = useLoad(loadWhenIdle);
  return loaded.status === "loaded" ? loaded.value : [];
}

/** The surveys come first. */
async function loadWhenIdle(signal: AbortSignal): Promise<Keyword[]> {
  await whenIdle();
  signal.throwIfAborted();
  return listKeywords(signal);
}
