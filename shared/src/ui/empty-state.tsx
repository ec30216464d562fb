import type { ReactNode } from "react";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./state.module.css";

export interface EmptyStateProps {
  readonly title: string;
  readonly icon?: IconShape | undefined;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && <Icon shape={icon} size={28} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
