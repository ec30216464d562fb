import type { ReactNode } from "react";
import styles from "./kept-list.module.css";

export interface Kept {
  readonly name: string;
  /** What it is and its purpose. */
  readonly use: string;
  /** How long it is stored. */
  readonly life: string;
}

/** What is stored, why, and for how long. */
export function KeptList(props: {
  readonly items: readonly Kept[];
  /** Renders a name; parts of it may be tagged. */
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
