import { classNames } from "@nearsay/core/ui";
import type { ReactNode } from "react";
import styles from "./sides.module.css";

/** The style of a group in every chart: the first is filled, the other an outline. */
export function SideSwatch({ side }: { readonly side: number }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.swatch, side > 0 && styles.outline)}
    >
      <rect width="100%" height="100%" />
    </svg>
  );
}

/** Names the group that the following content is about. */
export function SideName(props: {
  readonly side: number;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.name}>
      <SideSwatch side={props.side} /> {props.children}
    </span>
  );
}
