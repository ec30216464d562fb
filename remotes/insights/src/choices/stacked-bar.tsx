import { segmentLabelPercent } from "@nearsay/core/domain";
import { cumsum } from "d3-array";
import { formatPercent } from "@nearsay/core/domain/charts";
import styles from "./stacked-bar.module.css";

export interface LabelledSegment {
  readonly kind: "option" | "other";
  readonly label: string;
  /** Part of the bar, 0 to 1. */
  readonly share: number;
  readonly percent: number;
}

/** The parts of a whole side by side; wide ones carry their percentage. The key beside it says the rest. */
export function StackedBar(props: {
  readonly segments: readonly LabelledSegment[];
}) {
  const ends = cumsum(props.segments, ({ share }) => share);
  return (
    <svg aria-hidden="true" className={styles.bar}>
      {props.segments.map(({ kind, label, share, percent }, index) => {
        const start = (ends[index] ?? 0) - share;
        return (
          <g key={`${kind} ${label}`}>
            <rect
              className={styles.segment}
              style={{ fill: segmentFill(kind, index) }}
              x={`${start * 100}%`}
              y={20}
              width={`${share * 100}%`}
              height={28}
            />
            {percent >= segmentLabelPercent && (
              <text
                className={styles.label}
                x={`${start * 100}%`}
                y={13}
                dx={1}
              >
                {formatPercent(percent)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The palette's order; Other is always grey. */
export function segmentFill(kind: "option" | "other", index: number): string {
  return kind === "other" ? "var(--chart-other)" : `var(--chart-${index + 1})`;
}
