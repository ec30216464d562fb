import type { ComponentPropsWithRef } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./icon-button.module.css";

export interface IconLabel {
  readonly icon: IconShape;
  /** The accessible name; also the tooltip while no label is shown. */
  readonly label: string;
  /** "wide" shows the label from a viewport width of 480 px on. */
  readonly showLabel?: "never" | "wide" | "always" | undefined;
}

export interface IconButtonProps
  extends IconLabel, Omit<ComponentPropsWithRef<"button">, "children"> {}

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
      <Inside icon={icon} label={label} showLabel={showLabel} />
    </button>
  );
}

export interface IconLinkProps extends IconLabel {
  readonly to: string;
}

/** Looks like an IconButton, and links to another page. */
export function IconLink({ to, showLabel = "never", ...more }: IconLinkProps) {
  return (
    <Link
      to={to}
      title={showLabel === "always" ? undefined : more.label}
      className={styles.button}
    >
      <Inside {...more} showLabel={showLabel} />
    </Link>
  );
}

function Inside({ icon, label, showLabel = "never" }: IconLabel) {
  return (
    <>
      <Icon shape={icon} />
      <span className={classNames(styles.label, labelClasses[showLabel])}>
        {label}
      </span>
    </>
  );
}
