import { type MapPiece, mapBinsIn } from "@nearsay/core/domain";

/** At this level, each map bin contains exactly one cell of the grid. */
export const cellLevel = 16;

/** Map bins of one level with consecutive keys, both ends included. */
export type KeyRange = [first: number, last: number];

/** The number of map bins that a piece of the map contains or touches. */
export function countSquares(piece: MapPiece): number {
  const { top, bottom, left, right } = mapBinsIn(piece);
  const columns = right - left + 1 + (left > right ? 2 ** piece.level : 0);
  return (bottom - top + 1) * columns;
}

/** Keys of map bins, computed as the database's `map_square` does. */
export function keysOf(piece: MapPiece): number[] {
  const { top, bottom, left, right } = mapBinsIn(piece);
  const size = 2 ** piece.level;
  const keys: number[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let step = 0; step <= (right - left + size) % size; step += 1)
      keys.push(2 * spread(row) + spread((left + step) % size));
  return keys;
}

/** Key ranges of the bins, `levels` finer, that are inside these map bins. */
export function rangesIn(keys: readonly number[], levels: number): KeyRange[] {
  const inside = 4 ** levels;
  const ranges: KeyRange[] = [];
  for (const key of keys.toSorted((a, b) => a - b)) {
    const [first, last] = [key * inside, (key + 1) * inside - 1];
    const range = ranges.at(-1);
    if (range?.[1] === first - 1) range[1] = last;
    else ranges.push([first, last]);
  }
  return ranges;
}

/** The bits of a 16-bit number, with a zero before each. */
function spread(number: number): number {
  let keyed = 0;
  for (let bit = 0; bit < cellLevel; bit += 1)
    keyed += ((number >> bit) & 1) * 4 ** bit;
  return keyed;
}
