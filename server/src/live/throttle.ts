/** Work that is asked for often and done seldom. */
export interface Throttle {
  /** Has the work done soon: at once when it has not been done for a while. */
  ask(): void;
  /** Waits for the work under way; nothing is done after it. */
  stop(): Promise<void>;
}

/** Never runs the work twice at once, nor starts it more often than every `everyMs` milliseconds. What is asked for meanwhile is done together, later. The work must not reject. */
export function createThrottle(
  everyMs: number,
  work: () => Promise<void>,
): Throttle {
  let asked = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let startedAt = -Infinity;

  function schedule(): void {
    if (!asked || stopped || running || timer) return;
    const wait = Math.max(0, startedAt + everyMs - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      running = run();
    }, wait);
    timer.unref();
  }

  async function run(): Promise<void> {
    asked = false;
    startedAt = performance.now();
    await work();
    running = undefined;
    schedule();
  }

  return {
    ask() {
      asked = true;
      schedule();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
