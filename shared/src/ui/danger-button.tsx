import { Button, type ButtonProps } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./danger-button.module.css";

/**
 * A button that deletes, ends or takes back something. Filled where it does so
 * at once after a question was asked; quiet where it asks first, or stands in a row.
 * Apart from `Button`, so that pages without it do not load its colours.
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
