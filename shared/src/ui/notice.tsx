import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import TriangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./notice.module.css";
import tones from "./tone.module.css";

export type NoticeTone = "info" | "success" | "warning" | "danger";

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
  /** For a message that another element announces. */
  readonly quiet?: boolean | undefined;
  /** Buttons or links below the text. */
  readonly action?: ReactNode;
}

const ICONS: Record<NoticeTone, IconShape> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** A message within the page; warnings and dangers interrupt screen readers. */
export function Notice(props: NoticeProps) {
  const { tone = "info", title, children, quiet, action } = props;
  const urgent = tone === "warning" || tone === "danger";
  return (
    <div
      role={quiet ? undefined : urgent ? "alert" : "status"}
      className={classNames(styles.notice, tones[tone])}
    >
      <Icon shape={ICONS[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
