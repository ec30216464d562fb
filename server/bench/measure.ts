/** One line of the table that the benchmark prints. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** To the reference of the same run. */
  ratio: number;
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * How long each piece of work takes: the median of its rounds in ms. They
 * alternate, so that a busy machine slows all of them down in the same way.
 */
export async function timeInTurns(
  works: (() => Promise<unknown>)[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let round = -warmUp; round < rounds; round += 1)
    for (const [place, work] of works.entries()) {
      const start = performance.now();
      await work();
      if (round >= 0) times[place]?.push(performance.now() - start);
    }
  return times.map(median);
}
