import { type ComponentPropsWithRef, useId } from "react";
import {
  controlClass,
  describeControl,
  Field,
  type FieldText,
} from "./field.tsx";

export interface TextFieldProps
  extends
    FieldText,
    Omit<ComponentPropsWithRef<"input">, "onChange" | "value" | "id"> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One line of text; any other input attribute passes through. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, onChange, ...rest } = props;
  const id = useId();
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
    >
      <input
        type="text"
        dir="auto"
        {...rest}
        {...describeControl(id, { hint, error })}
        className={controlClass}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
