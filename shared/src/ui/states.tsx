import type { ReactNode } from "react";
import { messageOf } from "../api/errors.ts";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./state.module.css";
import CloudAlert from "lucide/dist/esm/icons/cloud-alert.mjs";
import RotateCw from "lucide/dist/esm/icons/rotate-cw.mjs";
import { Button } from "./button.tsx";
import { ui as texts } from "#messages";

export interface EmptyStateProps {
  readonly title: string;
  /** Its heading element, if the page has no other heading. */
  readonly titleAs?: "p" | "h1" | "h2" | undefined;
  readonly icon?: IconShape | undefined;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shows that there is no content, and what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, titleAs: Title = "p", icon, children, action } = props;
  return (
    <div className={styles.state}>
      {icon && <Icon shape={icon} size={28} className={styles.icon} />}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  readonly title?: string | undefined;
  /** Shown if the error has no message for people. */
  readonly message?: ReactNode;
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly retryText?: string | undefined;
  /** The retry is running. */
  readonly busy?: boolean | undefined;
}

/** An error, with a button to retry. */
export function ErrorState(props: ErrorStateProps) {
  const { title = texts.errorTitle, message, error, onRetry, busy } = props;
  return (
    <div role="alert" className={styles.state}>
      <Icon shape={CloudAlert} size={28} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{messageOf(error, "") || message}</div>
      {onRetry && (
        <Button icon={RotateCw} busy={busy} onClick={onRetry}>
          {props.retryText ?? texts.retry}
        </Button>
      )}
    </div>
  );
}
