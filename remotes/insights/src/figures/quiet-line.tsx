import type { ReactNode } from "react";
import styles from "./quiet-line.module.css";

/** Says in the place of a figure that there is none yet. */
export function QuietLine(props: {
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <p className={styles.line}>
      <span className={styles.title}>{props.title}</span> {props.children}
    </p>
  );
}
