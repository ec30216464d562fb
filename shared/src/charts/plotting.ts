import { minIndex, nice, ticks } from "d3-array";

export type Span = readonly [from: number, to: number];

/**
 * Maps numbers of one span proportionally onto another; an empty domain onto
 * the middle. The scale of d3 also writes numbers and mixes colours, which would
 * be a sixth of this remote's size.
 */
export function linearScale(
  [from, to]: Span,
  [start, end]: Span,
): (value: number) => number {
  if (from === to) return () => (start + end) / 2;
  return (value) => {
    const part = (value - from) / (to - from);
    // Exact at both ends, unlike start + part * length.
    return start * (1 - part) + end * part;
  };
}

/**
 * Integers from 0 to at least `most`, with about `count` steps, each 1, 2 or 5
 * times a power of ten.
 * @param most Above 0.
 */
export function evenValues(most: number, count: number): number[] {
  const top = Math.ceil(most);
  // No more steps than units, so that each value is whole.
  const steps = Math.min(top, count);
  return ticks(...nice(0, top, steps), steps);
}

/** Index of the position nearest to `at`, the first of equals; -1 if there are none. */
export function nearestIndex(positions: readonly number[], at: number): number {
  return minIndex(positions, (position) => Math.abs(position - at));
}

export type PathPoint = readonly [x: number, y: number];

/**
 * Path data of straight lines from point to point, in hundredths of a pixel.
 * The line of d3 includes a writer of arcs and curves, which would be 3 % of
 * this remote's size.
 */
export function linePath(points: readonly PathPoint[]): string {
  const pairs = points.map(([x, y]) => `${round(x)},${round(y)}`);
  return pairs.length > 0 ? `M${pairs.join("L")}` : "";
}

/** The area between such lines and a level; closed. */
export function areaPath(points: readonly PathPoint[], level: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  return `${linePath([[first[0], level], ...points, [last[0], level]])}Z`;
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
