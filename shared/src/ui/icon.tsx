import type { ComponentType, SVGProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

/** An icon of the set: `import Copy from "lucide-react/icons/copy"`. */
export type IconShape = ComponentType<
  Omit<SVGProps<SVGSVGElement>, "ref"> & {
    size?: number | string;
    strokeWidth?: number | string;
  }
>;

export interface IconProps {
  readonly shape: IconShape;
  /** Edge in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Draws an icon at the one stroke weight, hidden from screen readers. */
export function Icon({ shape: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={1.75}
      className={classNames(styles.icon, className)}
    />
  );
}
