import type { Box } from "../../domain/index.ts";
import styles from "./map.module.css";
import { type Frame, pixelOf } from "./mercator.ts";

/** A piece of the world, and of those in it how many in a hundred are meant; null where that is not known. */
export interface Area extends Box {
  percent: number | null;
}

interface AreasProps {
  /** Larger ones first, as smaller ones lie on them. */
  readonly areas: readonly Area[];
  readonly frame: Frame;
}

/** Pieces of the world as large as they are: the more of those in them, the darker. */
export function Areas({ areas, frame }: AreasProps) {
  return areas.map((area) => (
    <div
      key={`${area.west},${area.south},${area.east}`}
      className={styles.area}
      style={{ ...placeBox(area, frame), ...shade(area.percent) }}
    />
  ));
}

/** How dark that many in a hundred are drawn. */
export function shade(percent: number | null): object {
  return { "--shade": `${percent ?? 0}%` };
}

/** Where a piece of the world is drawn, no smaller than that. */
export function placeBox(
  { west, south, east, north }: Box,
  frame: Frame,
  leastEdge = 0,
) {
  const { x: left, y: top } = pixelOf({ lat: north, lng: west }, frame);
  const { x: right, y: bottom } = pixelOf({ lat: south, lng: east }, frame);
  const width = Math.max(leastEdge, right - left);
  const height = Math.max(leastEdge, bottom - top);
  const x = (left + right - width) / 2;
  const y = (top + bottom - height) / 2;
  return { width, height, transform: `translate(${x}px, ${y}px)` };
}
