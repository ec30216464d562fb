import type { ReactNode } from "react";
import styles from "./kept-list.module.css";

export interface Kept {
  readonly name: ReactNode;
  /** What it is and what it is for. */
  readonly use: ReactNode;
  /** How long it is kept. */
  readonly life: string;
}

/** What is kept, why, and for how long. */
export function KeptList({ items }: { items: readonly Kept[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, use, life }, index) => (
        <div key={index} className={styles.item}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.use}>{use}</dd>
          <dd className={styles.life}>{life}</dd>
        </div>
      ))}
    </dl>
  );
}
