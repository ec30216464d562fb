import { type MapPiece, squaresIn } from "@nearsay/core/domain";

/** Of squares of this level each holds what is in one cell of the grid. */
export const cellLevel = 16;

/** Squares of one level whose keys follow one another, the last included. */
export type KeyRange = [first: number, last: number];

/** How many squares a piece of the map holds or touches. */
export function countSquares(piece: MapPiece): number {
  const { top, bottom, left, right } = squaresIn(piece);
  const columns = right - left + 1 + (left > right ? 2 ** piece.level : 0);
  return (bottom - top + 1) * columns;
}

/** Squares by their keys, as `map_square` of the database makes them. */
export function keysOf(piece: MapPiece): number[] {
  const { top, bottom, left, right } = squaresIn(piece);
  const size = 2 ** piece.level;
  const keys: number[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let step = 0; step <= (right - left + size) % size; step += 1)
      keys.push(2 * spread(row) + spread((left + step) % size));
  return keys;
}

/** What is in these squares, as squares so many levels smaller. */
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

/** The bits of a number of 16 bits, with a zero before each. */
function spread(number: number): number {
  let keyed = 0;
  for (let bit = 0; bit < cellLevel; bit += 1)
    keyed += ((number >> bit) & 1) * 4 ** bit;
  return keyed;
}
