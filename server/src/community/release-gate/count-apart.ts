/** Somebody who used a term. */
export interface Writer {
  /** The same for those of one network. */
  network: string;
  /** When their ID was begun, in hours. */
  begunAt: number;
}

/** Hours between the beginnings of two people's IDs. */
const hoursApart = 1;
/** How many networks stand for one person where all IDs are of one hour. */
const networksEach = 2;

/**
 * How many people these are at least who can hardly be one: each of another
 * network, and with an ID that was begun an hour or more from the others'. IDs
 * that somebody makes for the purpose are of one moment; those of visitors are
 * spread as widely as their visits. Where many come at one time, as to a meeting,
 * twice as many networks are as good.
 */
export function countApart(writers: readonly Writer[]): number {
  const networks = new Set(writers.map(({ network }) => network)).size;
  return Math.max(countSpread(writers), Math.floor(networks / networksEach));
}

/** One after another by beginning, each taken who is apart from all before. */
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
