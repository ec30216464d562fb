import type { ComponentPropsWithRef, MouseEvent } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

export type ButtonVariant = "filled" | "quiet";

export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  readonly variant?: ButtonVariant | undefined;
  readonly icon?: IconShape | undefined;
  /** An operation is running: clicks are ignored, the focus stays. */
  readonly busy?: boolean | undefined;
  /** Replaces the text while busy, such as "Checking". */
  readonly busyText?: string | undefined;
}

/** Class of a link that looks like a button: `<Link className={buttonClass("filled")}>`. */
export function buttonClass(variant: ButtonVariant = "quiet"): string {
  return classNames(styles.button, styles[variant]);
}

export function Button({
  variant = "quiet",
  icon,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(variant), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
    >
      {icon && <Icon shape={icon} />}
      <span className={styles.text}>{(busy && busyText) || children}</span>
    </button>
  );
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
}
