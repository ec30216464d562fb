/** A response by when it was written, in milliseconds, and from which network. */
export interface Timed {
  network: string;
  at: number;
}

/** More of one network than a room of people sends in a minute; a class stays below though all of it sends at once. */
const burst = { ms: 60_000, count: 40 };
/** A rush of the survey rather than of a network where others send a quarter as many in that time. */
const besideShare = 0.25;

/** Those that came among too many of their network at once, while others did not. */
export function findBursts<W extends Timed>(waiting: readonly W[]): Set<W> {
  const all = waiting.toSorted((one, other) => one.at - other.at);
  const times = all.map(({ at }) => at);
  const large = [...byNetwork(all).values()].filter(
    (own) => own.length >= burst.count,
  );
  return new Set(large.flatMap((own) => findBurst(own, times)));
}

/** Of a network's, those that are in a burst. @param everybody When anybody came. Both in the order of time. */
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
