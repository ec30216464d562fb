import type { PlacedPart, StackPart } from "@nearsay/core/domain/charts";
import styles from "./stacked-bar.module.css";

/** The parts of a whole side by side; wide ones carry their percentage. The key beside it says the rest. */
export function StackedBar(props: {
  readonly parts: readonly PlacedPart<StackPart>[];
}) {
  return (
    <svg aria-hidden="true" className={styles.bar}>
      {props.parts.map(({ kind, label, percent, start, fill, above }) => (
        <g key={`${kind} ${label}`}>
          <rect
            className={styles.segment}
            style={{ fill }}
            x={`${start}%`}
            y="1.25rem"
            width={`${percent}%`}
            height="1.75rem"
          />
          {above !== null && (
            <text className={styles.label} x={`${start}%`} y="0.8125rem" dx={1}>
              {above}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
