import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import tones from "./tone.module.css";

export type ChipTone = "neutral" | "accent" | "success" | "warning" | "danger";

export interface ChipProps {
  readonly tone?: ChipTone | undefined;
  readonly icon?: IconShape | undefined;
  readonly children: ReactNode;
}

/** A subtle label: a count, or a state such as Closed, Responded or Beta. */
export function Chip({ tone = "neutral", icon, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, tones[tone])}>
      {icon && <Icon shape={icon} size={14} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
