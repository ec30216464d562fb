import { cellAround, type Coordinates } from "../../domain/index.ts";
import { placeBox } from "./areas.tsx";
import styles from "./map.module.css";
import type { Frame } from "./mercator.ts";

/** Smaller ones would not be seen. In CSS pixels. */
const leastEdge = 16;

interface ChosenCellProps {
  readonly point: Coordinates;
  readonly frame: Frame;
}

/** The square of the grid that a place is in. */
export function ChosenCell({ point, frame }: ChosenCellProps) {
  return (
    <div
      className={styles.cell}
      style={placeBox(cellAround(point), frame, leastEdge)}
    />
  );
}
