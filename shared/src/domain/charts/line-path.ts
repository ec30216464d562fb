export type PathPoint = readonly [x: number, y: number];

/** Path data of straight lines from point to point, in hundredths of a pixel. The lines of d3 bring all of its curves along. */
export function linePath(points: readonly PathPoint[]): string {
  const pairs = points.map(([x, y]) => `${round(x)},${round(y)}`);
  return pairs.length > 0 ? `M${pairs.join("L")}` : "";
}

/** What lies between such lines and a level; closed. */
export function areaPath(points: readonly PathPoint[], level: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  return `${linePath([[first[0], level], ...points, [last[0], level]])}Z`;
}

function round(pixels: number): number {
  return Math.round(pixels * 100) / 100;
}
