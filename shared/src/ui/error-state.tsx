import type { ReactNode } from "react";
import CloudAlert from "lucide/dist/esm/icons/cloud-alert.mjs";
import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import styles from "./state.module.css";
import { texts } from "./texts.ts";

export interface ErrorStateProps {
  readonly title?: string | undefined;
  /** What happened. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryText?: string | undefined;
  /** The retry is under way. */
  readonly busy?: boolean | undefined;
}

/** Something failed, and the way to try it again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = texts.errorTitle, message, onRetry, busy } = props;
  return (
    <div role="alert" className={styles.state}>
      <Icon shape={CloudAlert} size={28} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{message}</div>
      {onRetry && (
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          {props.retryText ?? texts.retry}
        </Button>
      )}
    </div>
  );
}
