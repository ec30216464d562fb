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
}

const labelClasses = {
  never: "visually-hidden",
  wide: styles.wide,
  always: null,
};

export function IconButton({
  icon,
  label,
  showLabel = "never",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={showLabel === "always" ? undefined : label}
      {...rest}
      className={classNames(styles.button, className)}
    >
      <Icon shape={icon} />
      <span className={classNames(styles.label, labelClasses[showLabel])}>
        {label}
      </span>
    </button>
  );
}
