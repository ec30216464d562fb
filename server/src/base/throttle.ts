/** Work that is asked for often and done seldom. */
export type Throttle = ReturnType<typeof create>;

/**
 * Never runs the work twice at once, nor starts it more often than every `everyMs`
 * milliseconds. What is asked for meanwhile is done together, later. The work must
 * not reject.
 */
export function createThrottle(
  everyMs: number,
  work: () => Promise<void>,
): Throttle {
  let startedAt = -Infinity;
  return create(work, () => {
    const now = performance.now();
    const wait = Math.max(0, startedAt + everyMs - now);
    startedAt = now + wait;
    return wait;
  });
}

/**
 * The same, where the work starts on the clock's multiples of `everyMs` alone: who
 * sees it done learns no more of when it was asked for.
 */
export function createSteps(
  everyMs: number,
  work: () => Promise<void>,
): Throttle {
  return create(work, () => everyMs - (Date.now() % everyMs));
}

/** @param waitMs How long what is asked for now has to wait. */
function create(work: () => Promise<void>, waitMs: () => number) {
  let asked = false;
  let stopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (!asked || stopped || running || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      running = run();
    }, waitMs());
    timer.unref();
  }

  async function run(): Promise<void> {
    asked = false;
    await work();
    running = undefined;
    schedule();
  }

  return {
    /** Has the work done soon. */
    ask(): void {
      asked = true;
      schedule();
    },
    /** Waits for the work under way; nothing is done after it. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
