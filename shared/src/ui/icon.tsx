import { createElement } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

/**
 * Elements of an icon of the set, on a square of 24 units: `import Copy from
 * "lucide/dist/esm/icons/copy.mjs"`.
 */
export type IconShape = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

export interface IconProps {
  readonly shape: IconShape;
  /** Edge length in CSS pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Renders an icon with the standard stroke width, hidden from screen readers. */
export function Icon({ shape, size = 20, className }: IconProps) {
  return createElement(
    "svg",
    {
      "aria-hidden": true,
      focusable: false,
      viewBox: "0 0 24 24",
      width: size,
      height: size,
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.75,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      className: classNames(styles.icon, className),
    },
    // The parts of an icon never change their order, so they need no keys.
    ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
  );
}
