import { type ReactNode, useId } from "react";
import styles from "./file.module.css";

/** A section of a file under its heading. */
export function Section(props: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{props.heading}</h3>
      {props.children}
    </section>
  );
}
