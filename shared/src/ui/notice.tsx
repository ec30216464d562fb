import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./notice.module.css";
import { texts } from "./texts.ts";

export type NoticeTone = "info" | "success" | "warning" | "danger";

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** Buttons or links below the text. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

const ICONS: Record<NoticeTone, IconShape> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A message in the flow of the page; warnings and dangers interrupt. */
export function Notice(props: NoticeProps) {
  const { tone = "info", title, children, action, onDismiss } = props;
  const urgent = tone === "warning" || tone === "danger";
  return (
    <div
      role={urgent ? "alert" : "status"}
      className={classNames(styles.notice, styles[tone])}
    >
      <Icon shape={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon={X} label={texts.close} onClick={onDismiss} />
      )}
    </div>
  );
}
