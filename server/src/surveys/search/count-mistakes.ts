/**
 * Number of letters to add, leave out, change or swap with their neighbor to
 * turn one word into the other. Takes time proportional to the product of their
 * lengths.
 */
export function countMistakes(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1
          ? at(before, column - 2) + 1
          : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return at(last, to.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Infinity;
}
