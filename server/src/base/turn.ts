import { setImmediate } from "node:timers/promises";

/** Milliseconds for which other work may be blocked. */
const turnMs = 5;

/** Splits long work on the event loop into short turns, so that requests are served in between. */
export class Turn {
  #since = performance.now();

  /** Whether other work should run now. */
  get isOver(): boolean {
    return performance.now() - this.#since > turnMs;
  }

  /** Lets other work run. */
  async pass(): Promise<void> {
    await setImmediate();
    this.#since = performance.now();
  }
}

/**
 * Like `map` of an array.
 * @param turn Share one between the steps of longer work: a step of a few
 * milliseconds alone would never yield.
 */
export async function mapInTurns<From, To>(
  list: readonly From[],
  map: (one: From, at: number) => To,
  turn = new Turn(),
): Promise<To[]> {
  const mapped: To[] = [];
  for (const [at, one] of list.entries()) {
    if (turn.isOver) await turn.pass();
    mapped.push(map(one, at));
  }
  return mapped;
}

/** Number of elements that are sorted at once. */
const runLength = 500;

/**
 * Like `toSorted` of an array.
 * @param isBefore Whether one comes before another.
 * @param turn As in mapInTurns.
 */
export async function sortInTurns<T>(
  list: readonly T[],
  isBefore: (one: T, other: T) => boolean,
  turn = new Turn(),
): Promise<T[]> {
  let runs: T[][] = [];
  for (let from = 0; from < list.length; from += runLength) {
    if (turn.isOver) await turn.pass();
    const run = list.slice(from, from + runLength);
    runs.push(
      run.sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0)),
    );
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(
        await merge(runs[at] ?? [], runs[at + 1] ?? [], isBefore, turn),
      );
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T>(
  left: readonly T[],
  right: readonly T[],
  isBefore: (one: T, other: T) => boolean,
  turn: Turn,
): Promise<T[]> {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    if (turn.isOver) await turn.pass();
    const [one, other] = [left[l] as T, right[r] as T];
    const takesRight =
      l === left.length || (r < right.length && isBefore(other, one));
    merged.push(takesRight ? other : one);
    if (takesRight) r += 1;
    else l += 1;
  }
  return merged;
}
