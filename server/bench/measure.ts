/** One line of the table that the benchmark prints. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** To what it is measured against in the same run. */
  ratio: number;
}

/** NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** How long each piece of work takes: the median of its rounds in ms. They take turns, so that a busy machine slows all alike. */
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
