import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";
import { texts } from "./texts.ts";
import { VisuallyHidden } from "./announce.tsx";

export interface SkeletonProps {
  /** Lines of text to stand in for; the last one is shorter. */
  readonly lines?: number | undefined;
  /** One block of this size instead of lines. */
  readonly blockSize?: CSSProperties["blockSize"];
  readonly inlineSize?: CSSProperties["inlineSize"];
  /** The block stands in for something round, such as a person's picture. */
  readonly round?: boolean | undefined;
  /** What is loading, for screen readers; null when a neighbour says it. */
  readonly label?: string | null | undefined;
}

/** The shape of what comes, while it comes. */
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
