import type { ReactNode } from "react";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./state.module.css";

export interface EmptyStateProps {
  readonly title: string;
  /** The heading it is, where the page has no other. */
  readonly titleAs?: "p" | "h1" | "h2" | undefined;
  readonly icon?: IconShape | undefined;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Nothing is here, and what to do about it. */
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
