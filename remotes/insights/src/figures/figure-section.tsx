import { type ReactNode, useId } from "react";
import styles from "./figure-section.module.css";

export interface FigureSectionProps {
  readonly title: string;
  /** Controls and badges beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the panel under its own heading and rule. */
export function FigureSection(props: FigureSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.header}>
        <h4 id={id} className={styles.title}>
          {props.title}
        </h4>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
