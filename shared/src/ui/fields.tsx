import { type ComponentPropsWithRef, useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import questionStyles from "./question.module.css";
import { useLimitedText } from "./use-limited-text.ts";

export interface TextFieldProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithRef<"input">,
      "onChange" | "value" | "id" | "maxLength"
    > {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** In code points, which the HTML attribute does not count. */
  readonly maxLength?: number | undefined;
}

/** One line of text; any other input attribute is passed through. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, value, onChange, ...more } = props;
  const { maxLength = Infinity, ...rest } = more;
  const id = useId();
  const text = useLimitedText(value, onChange, maxLength);
  return (
    <Field {...props} id={id}>
      <input
        type="text"
        dir="auto"
        {...rest}
        {...describeControl(id, { hint, error })}
        className={controlClass}
        value={text.shown}
        onChange={text.handleChange}
        onCompositionEnd={text.handleCompositionEnd}
      />
    </Field>
  );
}

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string>
  extends
    FieldText,
    Omit<
      ComponentPropsWithRef<"select">,
      "onChange" | "value" | "id" | "children"
    > {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, in the browser's native list. */
export function SelectField<Value extends string>(
  props: SelectFieldProps<Value>,
) {
  const { label, hideLabel, hint, error, options, onChange, ...rest } = props;
  const id = useId();
  return (
    <Field {...props} id={id}>
      <select
        {...rest}
        {...describeControl(id, { hint, error })}
        className={controlClass}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export interface FieldText {
  readonly label: string;
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export interface FieldProps extends FieldText {
  /** The control's id, from which those of hint and error are derived. */
  readonly id: string;
  /** Language of the label; that of the page if omitted. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Label, control, hint and error, below each other. */
export function Field({
  id,
  label,
  lang,
  hideLabel,
  hint,
  error,
  children,
}: FieldProps) {
  return (
    <div dir="auto" className={styles.field}>
      <label
        htmlFor={id}
        lang={lang}
        className={classNames(styles.label, hideLabel && "visually-hidden")}
      >
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={questionStyles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div
          id={`${id}-error`}
          role="alert"
          className={classNames(questionStyles.error, styles.error)}
        >
          {error}
        </div>
      )}
    </div>
  );
}

/** The attributes that connect a control to its hint and error. */
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
