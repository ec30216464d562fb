import { extent } from "d3-array";
import { line } from "d3-shape";
import {
  formatCount,
  formatList,
  linearScale,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./sparkline.module.css";

const size = { width: 96, height: 32, inset: 4 };

/** A line of two counts or more without axes, its last point marked. */
export function Sparkline({ counts }: { readonly counts: readonly number[] }) {
  const points = layoutSparkline(counts);
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      role="img"
      aria-label={texts.sparkline(formatList(counts.map(formatCount)))}
      className={styles.sparkline}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
    >
      <path className={styles.line} d={line()(points) ?? ""} />
      <circle className={styles.end} cx={last[0]} cy={last[1]} r={3.5} />
    </svg>
  );
}

/** Points in pixels; an even series lies in the middle. */
export function layoutSparkline(
  counts: readonly number[],
): [x: number, y: number][] {
  const { width, height, inset } = size;
  const [low = 0, high = 0] = extent(counts);
  const x = linearScale([0, counts.length - 1], [inset, width - inset]);
  const y = linearScale([low, high], [height - inset, inset]);
  return counts.map((count, index) => [x(index), y(count)]);
}
