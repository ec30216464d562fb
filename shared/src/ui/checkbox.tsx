import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "checked" | "onChange" | "id"
> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** One yes-or-no setting. */
export function Checkbox({ label, hint, onChange, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <input
        {...rest}
        type="checkbox"
        className={styles.mark}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
