/** A person who used a term. */
export interface Writer {
  /** The same value for people in one network. */
  network: string;
  /** When their ID was created, in hours. */
  begunAt: number;
}

/** Minimum hours between the creation of two people's IDs. */
const hoursApart = 1;
/** The number of networks that count as one person if all IDs were created in the same hour. */
const networksEach = 2;

/**
 * A lower bound of the number of distinct people: each has another network, and
 * an ID that was created at least an hour from the others'. IDs that an
 * attacker creates for the purpose are of the same time; those of visitors are
 * spread as widely as their visits. If many people arrive at one time, as at a
 * meeting, twice as many networks count as well.
 */
export function countApart(writers: readonly Writer[]): number {
  const networks = new Set(writers.map(({ network }) => network)).size;
  return Math.max(countSpread(writers), Math.floor(networks / networksEach));
}

/** In order of creation, counts each person who is distinct from all counted before. */
function countSpread(writers: readonly Writer[]): number {
  const taken = new Set<string>();
  let last = -Infinity;
  for (const { network, begunAt } of sortByBeginning(writers)) {
    if (taken.has(network) || begunAt - last < hoursApart) continue;
    taken.add(network);
    last = begunAt;
  }
  return taken.size;
}

function sortByBeginning(writers: readonly Writer[]): Writer[] {
  return [...writers].sort((one, other) => one.begunAt - other.begunAt);
}
