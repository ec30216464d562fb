import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** A page to read: one heading, a comfortable measure. */
export function Prose({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={styles.prose}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </article>
  );
}
