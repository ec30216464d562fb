/** A copy of the list with one item at another index. */
export function move<T>(things: readonly T[], from: number, to: number): T[] {
  const moved = [...things];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
