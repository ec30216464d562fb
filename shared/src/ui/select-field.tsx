import { type ComponentPropsWithRef, useId } from "react";
import {
  controlClass,
  describeControl,
  Field,
  type FieldText,
} from "./field.tsx";

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

/** One of a few values, in the browser's own list. */
export function SelectField<Value extends string>(
  props: SelectFieldProps<Value>,
) {
  const { label, hideLabel, hint, error, options, onChange, ...rest } = props;
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
    >
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
