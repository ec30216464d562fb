import { cellAround, type Coordinates } from "../../domain/index.ts";
import { placeBox } from "./areas.tsx";
import styles from "./map.module.css";
import type { Frame } from "./mercator.ts";

/** Minimum edge length in CSS pixels, so that it is visible. */
const leastEdge = 16;

interface ChosenCellProps {
  readonly point: Coordinates;
  readonly frame: Frame;
}

/** The grid cell that contains a location. */
export function ChosenCell({ point, frame }: ChosenCellProps) {
  return (
    <div
      className={styles.cell}
      style={placeBox(cellAround(point), frame, leastEdge)}
    />
  );
}
