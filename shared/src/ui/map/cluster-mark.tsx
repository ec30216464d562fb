import { classNames } from "@nearsay/core/ui";
import { formatCount } from "../../domain/index.ts";
import type { Cluster } from "./clusters.ts";
import styles from "./map.module.css";
import type { Pixel } from "./mercator.ts";
import { texts } from "./texts.ts";

interface ClusterMarkProps {
  readonly cluster: Cluster;
  readonly at: Pixel;
  readonly onPress: () => void;
}

/** A square where one cell is meant, round where there are several. */
export function ClusterMark({ cluster, at, onPress }: ClusterMarkProps) {
  const { count, cells } = cluster;
  return (
    <button
      type="button"
      className={classNames(styles.mark, cells.length > 1 && styles.several)}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={texts.surveys(count)}
      onClick={onPress}
    >
      <span className={styles.count}>{formatCount(count)}</span>
    </button>
  );
}
