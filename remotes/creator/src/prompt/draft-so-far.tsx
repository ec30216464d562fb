import type { DraftProgress } from "@nearsay/core/contract";
import { type ReactNode, useId } from "react";
import styles from "./draft-so-far.module.css";

/** The title and the questions of an incomplete draft. */
export function DraftSoFar(props: {
  readonly heading: string;
  readonly draft: DraftProgress;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}) {
  const { heading, draft, busy = false, children } = props;
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={busy}
      className={styles.draft}
    >
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      {draft.title !== "" && <p className={styles.title}>{draft.title}</p>}
      <ol className={styles.questions}>
        {/* Keyed by index: a model may repeat a question, and the list only grows. */}
        {draft.questions.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
