import { useSyncExternalStore } from "react";

/** How late words about time may be. */
const tickMs = 10_000;

const readers = new Set<() => void>();
let timer: number | undefined;
let now = 0;

/** The current time in epoch milliseconds, renewed every ten seconds while the page can be seen: one clock for all who read it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}

/** The same for all between two ticks; where none came, such as after sleep, it is read anew. */
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

/** The first reader waits too: what it shows is new enough, and a tick at once would draw it twice. */
function awaitTick(): void {
  if (document.hidden) return;
  timer = window.setTimeout(tick, now + tickMs - Date.now());
}
