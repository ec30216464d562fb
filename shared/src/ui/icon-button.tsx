import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children"
> {
  readonly icon: IconShape;
  /** The accessible name; also the tooltip while no label is shown. */
  readonly label: string;
  /** "wide" shows the label from 480 px of viewport on. */
  readonly showLabel?: "never" | "wide" | "always" | undefined;
  /** A number beside the icon, part of the name. */
  readonly count?: number | undefined;
  /** For a button that stays down, such as a like. */
  readonly pressed?: boolean | undefined;
}

export function IconButton({
  icon,
  label,
  showLabel = "never",
  count,
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={showLabel === "always" ? undefined : label}
      {...rest}
      className={classNames(styles.button, className)}
      aria-pressed={pressed}
    >
      <Icon shape={icon} />
      <span className={classNames(styles.label, styles[showLabel])}>
        {label}
      </span>
      {count !== undefined && (
        <span className={styles.count}>{count.toLocaleString()}</span>
      )}
    </button>
  );
}
