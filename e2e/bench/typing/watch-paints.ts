import type { Page } from "playwright";
import { untilIdle } from "../until-idle.ts";

declare global {
  interface Window {
    /** Milliseconds to the next paint, by the number of the key press or click. */
    paints: Map<number, number>;
  }
}

/** Of the Event Timing API, which TypeScript does not know wholly yet. */
interface EventObserverInit extends PerformanceObserverInit {
  durationThreshold: number;
}

/** What is shorter than this many milliseconds is not told by the browser. */
const shortest = 16;

/** Runs in the page before all else: notes how long every key press and click took to the next paint. */
export function watchPaints(durationThreshold: number): void {
  const options: EventObserverInit = { type: "event", durationThreshold };
  const paints = new Map<number, number>();
  window.paints = paints;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId === 0) continue;
      paints.set(
        interactionId,
        Math.max(duration, paints.get(interactionId) ?? 0),
      );
    }
  }).observe(options);
}

/** Has the page note its paints from its next address on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(watchPaints, shortest);
}

/** Milliseconds to the next paint of what was done since the last time; the shortest where the browser told none. */
export async function takePaints(
  page: Page,
  actions: number,
): Promise<number[]> {
  await untilIdle(page);
  const told = await page.evaluate(() => {
    const durations = [...window.paints.values()];
    window.paints.clear();
    return durations;
  });
  const untold = Math.max(0, actions - told.length);
  return [...told, ...Array<number>(untold).fill(shortest)];
}
