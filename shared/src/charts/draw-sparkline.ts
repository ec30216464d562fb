import type { Drawing } from "./drawing.ts";
import { linePath, linearScale } from "./plotting.ts";

const size = { width: 96, height: 32 };
/** Space for the end of the line and for its dot, in pixels. */
const inset = 4;

/** A line without axes, with its last point marked; a constant series is in the middle. */
export function drawSparkline(
  counts: readonly number[],
  label: string,
): Drawing {
  const points = placePoints(counts);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return {
    ...size,
    label,
    shapes: [
      {
        tag: "path",
        attributes: {
          d: linePath(points),
          fill: "none",
          stroke: "var(--color-accent)",
          strokeWidth: 2,
          strokeLinejoin: "round",
          strokeLinecap: "round",
        },
      },
      {
        tag: "circle",
        attributes: { cx: x, cy: y, r: 3.5, fill: "var(--color-accent)" },
      },
    ],
  };
}

function placePoints(counts: readonly number[]): [x: number, y: number][] {
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const x = linearScale([0, counts.length - 1], [inset, size.width - inset]);
  const y = linearScale([low, high], [size.height - inset, inset]);
  return counts.map((count, index) => [x(index), y(count)]);
}
