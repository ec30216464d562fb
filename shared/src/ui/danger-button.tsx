import { Button, type ButtonProps } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./danger-button.module.css";

/**
 * A button that deletes, ends or withdraws something. Filled if it does so at
 * once after a question; quiet if it asks first, or is in a row. Separate from
 * `Button`, so that pages without it do not load its colours.
 */
export function DangerButton({
  variant = "quiet",
  className,
  ...rest
}: ButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      className={classNames(styles[variant], className)}
    />
  );
}
