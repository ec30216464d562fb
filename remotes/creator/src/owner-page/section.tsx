import { type ReactNode, useId } from "react";
import styles from "./owner-page.module.css";

/** A section of the owner's page under its heading. */
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
