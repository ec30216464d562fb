import { type ReactNode, useId } from "react";
import styles from "./desk.module.css";

/** A part of the desk under its heading. */
export function Section(props: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {props.heading}
      </h2>
      {props.children}
    </section>
  );
}
