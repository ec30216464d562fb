/** A response by when it was written, in milliseconds, and from which network. */
export interface Timed {
  network: string;
  at: number;
}

/** Responses of one network in so many milliseconds that people at one place hardly send. */
const bursts = [
  { ms: 10_000, count: 8 },
  { ms: 60_000, count: 30 },
];
/** A burst of the survey rather than of a network where others send a quarter as many in that time. */
const besideShare = 0.25;

/** Those that came among too many of their network at once, while others did not. */
export function findBursts<W extends Timed>(waiting: readonly W[]): Set<W> {
  const all = waiting.toSorted((one, other) => one.at - other.at);
  const times = all.map(({ at }) => at);
  const found = new Set<W>();
  for (const own of byNetwork(all).values())
    for (const { ms, count } of bursts)
      for (let end = count; end <= own.length; end += 1) {
        const burst = own.slice(end - count, end);
        const [from, until] = [burst[0]?.at ?? 0, burst.at(-1)?.at ?? 0];
        if (until - from > ms) continue;
        const [start, stop] = [until - ms, from + ms];
        const beside =
          countBetween(times, start, stop) -
          countBetween(
            own.map(({ at }) => at),
            start,
            stop,
          );
        if (beside > besideShare * count) continue;
        for (const one of burst) found.add(one);
      }
  return found;
}

export function byNetwork<W extends { network: string }>(
  waiting: readonly W[],
): Map<string, W[]> {
  const groups = new Map<string, W[]>();
  for (const one of waiting) {
    const group = groups.get(one.network);
    if (group === undefined) groups.set(one.network, [one]);
    else group.push(one);
  }
  return groups;
}

/** Of sorted numbers, how many lie from `from` to `until`. */
function countBetween(
  sorted: readonly number[],
  from: number,
  until: number,
): number {
  return countBelow(sorted, until, true) - countBelow(sorted, from, false);
}

function countBelow(
  sorted: readonly number[],
  limit: number,
  included: boolean,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? 0;
    if (value < limit || (included && value === limit)) low = middle + 1;
    else high = middle;
  }
  return low;
}
