import { linearScale } from "@nearsay/core/domain/charts";
import { classNames } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import styles from "./bar-list.module.css";

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The number beside the bar, in words. */
  readonly reading: string;
  /** Stands after the label, as does what a live update changed. */
  readonly badge?: ReactNode;
  readonly mark?: ReactNode;
}

export interface BarListProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The value that a full bar stands for. */
  readonly max: number;
  /** "rows" puts short labels beside their bars where there is room. */
  readonly look?: "stacked" | "rows" | undefined;
}

/** Horizontal bars, each with its label above and its number beside it. */
export function BarList(props: BarListProps) {
  const { label, bars, max, look = "stacked" } = props;
  const length = linearScale([0, Math.max(1, max)], [0, 100]);
  return (
    <ul aria-label={label} className={classNames(styles.list, styles[look])}>
      {bars.map((bar) => (
        <li key={bar.label} className={styles.item}>
          <span className={styles.label}>
            <bdi>{bar.label}</bdi> {bar.badge} {bar.mark}
          </span>
          <svg aria-hidden="true" className={styles.chart}>
            <rect className={styles.track} width="100%" height="100%" />
            <rect
              className={styles.bar}
              width={`${Math.min(100, length(bar.value))}%`}
              height="100%"
            />
          </svg>
          <span className={styles.reading}>{bar.reading}</span>
        </li>
      ))}
    </ul>
  );
}
