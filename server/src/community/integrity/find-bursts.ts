/** A response's network and the time at which it was written, in milliseconds. */
export interface Timed {
  network: string;
  at: number;
}

/**
 * More responses than a room of people sends from one network in a minute; a
 * school class stays below this number even if all of it sends at once.
 */
const burst = { ms: 60_000, count: 40 };
/**
 * If other networks send more than a quarter as many responses in the same
 * time, the survey itself is busy, and this is no burst of one network.
 */
const besideShare = 0.25;

/**
 * The responses that arrived among too many of their network at once, while
 * other networks sent few.
 */
export function findBursts<W extends Timed>(waiting: readonly W[]): Set<W> {
  const all = waiting.toSorted((one, other) => one.at - other.at);
  const times = all.map(({ at }) => at);
  const large = [...byNetwork(all).values()].filter(
    (own) => own.length >= burst.count,
  );
  return new Set(large.flatMap((own) => findBurst(own, times)));
}

/**
 * The responses of one network that are in a burst. @param everybody The times
 * of the responses of all networks. Both arguments are sorted by time.
 */
function findBurst<W extends Timed>(
  own: readonly W[],
  everybody: readonly number[],
): W[] {
  const { ms, count } = burst;
  const times = own.map(({ at }) => at);
  const inBurst = own.map(() => false);
  for (let start = 0; start + count <= own.length; start += 1) {
    const [first = 0, last = 0] = [times[start], times[start + count - 1]];
    if (last - first > ms) continue;
    const [since, until] = [last - ms, first + ms];
    const beside =
      countBetween(everybody, since, until) - countBetween(times, since, until);
    if (beside <= besideShare * count) inBurst.fill(true, start, start + count);
  }
  return own.filter((_, place) => inBurst[place]);
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

/** The number of values from `from` to `until` in a sorted list. */
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
