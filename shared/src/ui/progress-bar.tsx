import { useId } from "react";
import styles from "./progress-bar.module.css";
import { VisuallyHidden } from "./announce.tsx";

export interface ProgressBarProps {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean | undefined;
  /** From 0 to `max`; omitted while the end is unknown. */
  readonly value?: number | undefined;
  readonly max?: number | undefined;
}

/** A labelled bar for a running operation. */
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
