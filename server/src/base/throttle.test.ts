import { createSteps, createThrottle } from "./throttle.ts";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function start(work: () => Promise<void> = () => Promise.resolve()) {
  const runs = jest.fn(work);
  return { runs, throttle: createThrottle(100, runs) };
}

describe("createThrottle", () => {
  it("runs at once, then at most at its rate, and combines calls in between", async () => {
    const { runs, throttle } = start();
    throttle.ask();
    await jest.advanceTimersByTimeAsync(1);
    expect(runs).toHaveBeenCalledTimes(1);
    for (let n = 0; n < 10; n += 1) throttle.ask();
    await jest.advanceTimersByTimeAsync(50);
    expect(runs).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(500);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it("never runs twice at once, and runs again for calls during a run", async () => {
    let finish = () => {};
    const { runs, throttle } = start(
      () => new Promise((resolve) => (finish = resolve)),
    );
    throttle.ask();
    await jest.advanceTimersByTimeAsync(1);
    throttle.ask();
    await jest.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveBeenCalledTimes(1);
    finish();
    await jest.advanceTimersByTimeAsync(1);
    expect(runs).toHaveBeenCalledTimes(2);
  });

  it("does not run after it is stopped", async () => {
    const { runs, throttle } = start();
    throttle.ask();
    await throttle.stop();
    throttle.ask();
    await jest.advanceTimersByTimeAsync(1000);
    expect(runs).not.toHaveBeenCalled();
  });
});

describe("createSteps", () => {
  it.each([1, 250, 999])(
    "runs on multiples of the clock, also %d ms after one",
    async (after) => {
      jest.setSystemTime(5_000);
      const runs: number[] = [];
      const steps = createSteps(1_000, () => {
        runs.push(Date.now());
        return Promise.resolve();
      });
      await jest.advanceTimersByTimeAsync(after);
      steps.ask();
      steps.ask();
      await jest.advanceTimersByTimeAsync(1_500);
      expect(runs).toEqual([6_000]);
      steps.ask();
      await jest.advanceTimersByTimeAsync(1_000);
      expect(runs).toEqual([
        6_000,
        6_000 + 1_000 * Math.ceil((after + 501) / 1_000),
      ]);
    },
  );
});
