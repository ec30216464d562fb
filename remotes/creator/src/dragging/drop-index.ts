/** The vertical extent of an item, in pixels of the window. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels around a list in which a drop still counts. */
const nearby = 24;

/** The index of an item held at `y`: after every other item whose centre is above it. */
export function indexUnder(y: number, others: readonly Span[]): number {
  return others.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

/** The index of the item whose span is nearest to `y`. */
export function indexNearest(y: number, spans: readonly Span[]): number {
  const gaps = spans.map(({ top, bottom }) => Math.max(top - y, y - bottom, 0));
  return gaps.indexOf(Math.min(...gaps));
}

export function isNear(
  point: { readonly x: number; readonly y: number },
  area: Span & { readonly left: number; readonly right: number },
): boolean {
  return (
    point.x >= area.left - nearby &&
    point.x <= area.right + nearby &&
    point.y >= area.top - nearby &&
    point.y <= area.bottom + nearby
  );
}
