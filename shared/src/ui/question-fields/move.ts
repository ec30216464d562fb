/** The same things with one of them at another place. */
export function move<T>(things: readonly T[], from: number, to: number): T[] {
  const moved = [...things];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
