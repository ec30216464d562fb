import type { Box } from "../../domain/index.ts";
import styles from "./map.module.css";
import { type Frame, pixelOf } from "./mercator.ts";

/** An area of the map, and the percentage of its answers that are counted; null if unknown. */
export interface Area extends Box {
  percent: number | null;
}

interface AreasProps {
  /** Larger ones first, because smaller ones are drawn above them. */
  readonly areas: readonly Area[];
  readonly frame: Frame;
}

/** Areas of the map in their actual size; darker with a higher percentage. */
export function Areas({ areas, frame }: AreasProps) {
  return areas.map((area) => (
    <div
      key={`${area.west},${area.south},${area.east}`}
      className={styles.area}
      style={{ ...placeBox(area, frame), ...shade(area.percent) }}
    />
  ));
}

/** Style for the darkness of a percentage. */
export function shade(percent: number | null): object {
  return { "--shade": `${percent ?? 0}%` };
}

/** Position and size of an area on the map, with a minimum edge length. */
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
