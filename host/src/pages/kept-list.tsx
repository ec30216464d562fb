import type { ReactNode } from "react";
import styles from "./kept-list.module.css";

export interface Kept {
  readonly name: string;
  /** What it is and what it is for. */
  readonly use: string;
  /** How long it is kept. */
  readonly life: string;
}

/** What is kept, why, and for how long. */
export function KeptList(props: {
  readonly items: readonly Kept[];
  /** Draws a name, some words of which are marked. */
  readonly nameOf: (name: string) => ReactNode;
}) {
  return (
    <dl className={styles.list}>
      {props.items.map(({ name, use, life }) => (
        <div key={name} className={styles.item}>
          <dt className={styles.name}>{props.nameOf(name)}</dt>
          <dd className={styles.use}>{use}</dd>
          <dd className={styles.life}>{life}</dd>
        </div>
      ))}
    </dl>
  );
}
