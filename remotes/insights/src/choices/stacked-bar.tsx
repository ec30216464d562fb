import { direction } from "@nearsay/core/domain";
import type { PlacedPart, StackPart } from "@nearsay/core/charts";
import styles from "./choices.module.css";

/**
 * The parts of a whole side by side, from the start edge of the text; wide ones
 * show their percentage, the legend the others.
 */
export function StackedBar(props: {
  readonly parts: readonly PlacedPart<StackPart>[];
}) {
  const toLeft = direction() === "rtl";
  return (
    <svg aria-hidden="true" className={styles.bar}>
      {props.parts.map(({ kind, label, percent, start, fill, above }) => (
        <g key={`${kind} ${label}`}>
          <rect
            className={styles.segment}
            style={{ fill }}
            x={`${toLeft ? 100 - start - percent : start}%`}
            y="1.25rem"
            width={`${percent}%`}
            height="1.75rem"
          />
          {above !== null && (
            <text
              className={styles.label}
              textAnchor={toLeft ? "end" : "start"}
              x={`${toLeft ? 100 - start : start}%`}
              y="0.8125rem"
              dx={toLeft ? -1 : 1}
            >
              {above}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
