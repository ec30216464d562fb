import { useId } from "react";
import styles from "./progress-bar.module.css";
import { VisuallyHidden } from "./announce.tsx";

export interface ProgressBarProps {
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  /** From 0 to `max`; left out while the end is not known. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
}

/** A labelled bar for work under way. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, hideLabel = false, value, max = 100 } = props;
  const id = useId();
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <div className={styles.progress}>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <progress id={id} value={value} max={max} className={styles.bar} />
    </div>
  );
}
