import { TextField, type TextFieldProps } from "@nearsay/core/ui";
import { useState } from "react";

/** A number that may be typed with a comma; null while what stands there is none. */
export function NumberField(
  props: Omit<TextFieldProps, "value" | "onChange" | "inputMode"> & {
    readonly value: number | null;
    readonly onChange: (value: number | null) => void;
  },
) {
  const { value, onChange, ...rest } = props;
  const [typed, setTyped] = useState("");
  // What is typed stays as it is, such as 1.0, until the number comes from elsewhere.
  const shown = readTyped(typed) === value ? typed : String(value ?? "");
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      maxLength={12}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(readTyped(text));
      }}
    />
  );
}

function readTyped(typed: string): number | null {
  const text = typed.trim().replace(",", ".").replace("−", "-");
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
