/** Work that is requested often and run rarely. */
export type Throttle = ReturnType<typeof create>;

/**
 * Never runs the work twice at once, nor starts it more often than every
 * `everyMs` milliseconds. Requests in between are combined in a later run. The
 * work must not reject.
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
 * Like createThrottle, but starts the work only at multiples of `everyMs` of
 * the clock, so that the time of a run does not reveal when it was requested.
 */
export function createSteps(
  everyMs: number,
  work: () => Promise<void>,
): Throttle {
  return create(work, () => everyMs - (Date.now() % everyMs));
}

/** @param waitMs Returns the delay before a run that is requested now. */
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
    /** Requests a run. */
    ask(): void {
      asked = true;
      schedule();
    },
    /** Waits for a running run; no run follows. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
