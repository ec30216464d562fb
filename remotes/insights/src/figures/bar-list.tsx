import { isolate, linearScale, textWidth } from "@nearsay/core/charts";
import { classNames } from "@nearsay/core/ui";
import { Fragment, type ReactNode, useContext } from "react";
import {
  type ChangeKey,
  ChangeMark,
  ChangesContext,
} from "../changes/changes.tsx";
import styles from "./bar-list.module.css";

interface BarMark {
  readonly value: number;
  /** The formatted number beside the bar. */
  readonly reading: string;
}

export interface Bar extends BarMark {
  readonly label: string;
  /** One bar for each group, instead of the combined one. */
  readonly sides?: readonly (BarMark & { readonly name: string })[] | undefined;
  /** The number whose change is shown after the label. */
  readonly changeKey: ChangeKey;
  /** Rendered after the label. */
  readonly badge?: ReactNode;
}

/**
 * Horizontal bars, each with its label above and its number beside it. A page
 * has hundreds, so each bar uses few elements.
 */
export function BarList(props: {
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The value of a full bar. */
  readonly max: number;
  /** "rows" puts short labels beside their bars if there is room. */
  readonly look?: "stacked" | "rows" | undefined;
}) {
  const { label, bars, max, look = "stacked" } = props;
  const { grown } = useContext(ChangesContext);
  const length = linearScale([0, Math.max(1, max)], [0, 100]);
  // The same width in each row, so that bars are aligned; a grid over the rows
  // takes a fifth longer to lay out.
  const reading = Math.max(
    ...bars
      .flatMap(({ sides, ...bar }): readonly BarMark[] => sides ?? [bar])
      .map(({ reading }) => textWidth(reading, 1)),
  );
  return (
    <ul
      aria-label={label}
      className={classNames(styles.list, styles[look])}
      style={{ "--reading": `${reading}em` }}
    >
      {bars.map(({ label, changeKey, badge, sides, ...bar }) => (
        <li key={label} className={styles.item}>
          <span className={styles.label}>
            {badge || grown.has(changeKey) ? (
              <>
                {isolate(label)} {badge} <ChangeMark of={changeKey} />
              </>
            ) : (
              `${isolate(label)} `
            )}
          </span>
          {(sides ?? [bar]).map((mark, side) => (
            <Fragment key={side}>
              <svg
                aria-hidden="true"
                className={classNames(styles.chart, side > 0 && styles.outline)}
              >
                <rect
                  className={styles.bar}
                  width={`${Math.min(100, length(mark.value))}%`}
                  height="100%"
                />
              </svg>
              <span className={styles.reading}>
                {"name" in mark && (
                  <span className="visually-hidden">{mark.name} </span>
                )}
                {mark.reading}
              </span>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
