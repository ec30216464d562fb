import { classNames } from "@nearsay/core/ui";
import { Fragment } from "react";
import { formatCount } from "../../domain/index.ts";
import { shade } from "./areas.tsx";
import type { Cluster } from "./clusters.ts";
import styles from "./map.module.css";
import type { Pixel } from "./mercator.ts";
import { map as texts } from "#messages";

/** Text of a marker that does not represent surveys. */
export interface MarkText {
  /** Label for screen readers. */
  label: string;
  /** The first one is bold. */
  lines: readonly string[];
  /** Determines its darkness. */
  percent: number | null;
}

interface ClusterMarkProps {
  readonly cluster: Cluster;
  readonly at: Pixel;
  readonly text: MarkText | undefined;
  readonly onPress: () => void;
}

/** Square for a single cell, round for several. */
export function ClusterMark(props: ClusterMarkProps) {
  const { cluster, at, text, onPress } = props;
  const { count, cells } = cluster;
  return (
    <button
      type="button"
      className={classNames(styles.mark, cells.length > 1 && styles.several)}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={text?.label ?? texts.surveys({ count })}
      onClick={onPress}
    >
      {text ? (
        <span className={styles.label} style={shade(text.percent)}>
          {text.lines.map((line) => (
            // The space separates the lines for screen readers, and needs no
            // room.
            <Fragment key={line}>
              <span>{line}</span>{" "}
            </Fragment>
          ))}
        </span>
      ) : (
        <span className={styles.count}>{formatCount(count)}</span>
      )}
    </button>
  );
}
