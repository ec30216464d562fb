import { useSyncExternalStore } from "react";

/** Maximum delay of relative times. */
const tickMs = 10_000;

const readers = new Set<() => void>();
let timer: number | undefined;
let now = 0;

/**
 * The current time in epoch milliseconds, updated every ten seconds while the
 * page is visible: one clock for all components.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/**
 * The same value between two ticks; if none occurred, for example after sleep,
 * the time is read again.
 */
function readNow(): number {
  if (Math.abs(Date.now() - now) > tickMs) now = Date.now();
  return now;
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  if (readers.size === 1) {
    awaitTick();
    document.addEventListener("visibilitychange", tick);
  }
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

function tick(): void {
  clearTimeout(timer);
  if (document.hidden) return;
  now = Date.now();
  awaitTick();
  for (const reader of readers) reader();
}

/**
 * The first reader waits, too: its value is recent enough, and an immediate
 * tick would render it twice.
 */
function awaitTick(): void {
  if (document.hidden) return;
  timer = window.setTimeout(tick, now + tickMs - Date.now());
}
