import { type ReactNode, useId } from "react";
import styles from "./map.module.css";
import { texts } from "./texts.ts";

interface PaneProps {
  readonly label: string;
  /** Whether a press chooses a place. */
  readonly isToChoose: boolean;
  /** What is drawn on it. */
  readonly children: ReactNode;
}

/** What of a map lies below its marks, and takes keys and presses that mean none of them. */
export function Pane({ label, isToChoose, children }: PaneProps) {
  const keysId = useId();
  return (
    <>
      <div
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        tabIndex={0}
        className={styles.pane}
      >
        {children}
        {isToChoose && <div className={styles.aim} />}
      </div>
      <span id={keysId} className="visually-hidden">
        {isToChoose ? texts.keysToChoose : texts.keys}
      </span>
    </>
  );
}
