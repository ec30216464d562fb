import { useId } from "react";
import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `max`; left out while the end is not known. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
}

/** A labelled bar for work under way. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} value={value} max={max} className={styles.bar} />
    </div>
  );
}
