import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";

export interface FieldText {
  readonly label: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export interface FieldProps extends FieldText {
  /** The control's id, from which hint and error get theirs. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Label, control, hint and error, one under the other. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldProps) {
  return (
    <div className={styles.field}>
      <label
        htmlFor={id}
        dir="auto"
        className={classNames(styles.label, hideLabel && "visually-hidden")}
      >
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </div>
  );
}

/** The attributes that tie a control to its hint and error. */
export function describeControl(
  id: string,
  { hint, error }: Pick<FieldText, "hint" | "error">,
) {
  const described = classNames(
    error ? `${id}-error` : null,
    hint ? `${id}-hint` : null,
  );
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

export const controlClass = styles.control;
