import type { ReactNode } from "react";
import styles from "./figure.module.css";

export interface FigureProps {
  /** What the chart says: its title. */
  readonly finding: string;
  /** What is counted, and over what; null where the chart says it. */
  readonly note: ReactNode;
  readonly children?: ReactNode;
}

/** A chart under its finding. */
export function Figure({ finding, note, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <p className={styles.finding}>{finding}</p>
        {note !== null && <p className={styles.note}>{note}</p>}
      </figcaption>
      {children}
    </figure>
  );
}
