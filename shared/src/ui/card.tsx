import type { ComponentPropsWithRef } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";

export interface CardProps extends ComponentPropsWithRef<"div"> {
  readonly as?: "div" | "article" | undefined;
}

/** A raised surface on the page. */
export function Card({ as: Tag = "div", className, ...rest }: CardProps) {
  // Both elements accept the same attributes; only their types differ.
  const Element = Tag as "div";
  return <Element {...rest} className={classNames(styles.card, className)} />;
}
