import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";
import { ui as texts } from "#messages";
import { VisuallyHidden } from "./announce.tsx";

export interface SkeletonProps {
  /** Number of placeholder lines; the last one is shorter. */
  readonly lines?: number | undefined;
  /** One block of this size instead of lines. */
  readonly blockSize?: CSSProperties["blockSize"];
  readonly inlineSize?: CSSProperties["inlineSize"];
  /** The block represents something round, such as a person's picture. */
  readonly round?: boolean | undefined;
  /** What is loading, for screen readers; null if a neighbouring element says it. */
  readonly label?: string | null | undefined;
}

/** A placeholder in the shape of content that is loading. */
export function Skeleton(props: SkeletonProps) {
  const { lines = 3, blockSize, inlineSize, round, ...more } = props;
  const { label = texts.loading } = more;
  return (
    <div className={styles.skeleton}>
      {label !== null && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      {blockSize === undefined ? (
        Array.from({ length: lines }, (_, line) => (
          <div key={line} aria-hidden="true" className={styles.line} />
        ))
      ) : (
        <div
          aria-hidden="true"
          className={classNames(styles.block, round && styles.round)}
          style={{ blockSize, inlineSize }}
        />
      )}
    </div>
  );
}
