import { cellAround, type Coordinates } from "../../domain/index.ts";
import styles from "./map.module.css";
import { type Frame, pixelOf } from "./mercator.ts";

/** Smaller ones would not be seen. In CSS pixels. */
const leastEdge = 16;

interface ChosenCellProps {
  readonly point: Coordinates;
  readonly frame: Frame;
}

/** The square of the grid that a place is in. */
export function ChosenCell({ point, frame }: ChosenCellProps) {
  const { west, south, east, north } = cellAround(point);
  const { x: left, y: top } = pixelOf({ lat: north, lng: west }, frame);
  const { x: right, y: bottom } = pixelOf({ lat: south, lng: east }, frame);
  const width = Math.max(leastEdge, right - left);
  const height = Math.max(leastEdge, bottom - top);
  const x = (left + right - width) / 2;
  const y = (top + bottom - height) / 2;
  return (
    <div
      className={styles.cell}
      style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
    />
  );
}
