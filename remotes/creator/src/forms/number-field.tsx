import {
  readOneNumber,
  describeNumber,
  writeNumber,
} from "@nearsay/core/domain";
import { TextField, type TextFieldProps } from "@nearsay/core/ui";
import { useState } from "react";

interface NumberFieldProps extends Omit<
  TextFieldProps,
  "value" | "onChange" | "inputMode"
> {
  readonly value: number | null;
  /** Digits after the point; 0 if omitted. */
  readonly decimals?: number;
  readonly unit?: string;
  readonly onChange: (value: number | null) => void;
}

/**
 * A number field in the number format of the user's language; the value is null
 * while the text is not a number.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, decimals = 0, unit = "", onChange, ...rest } = props;
  const [typed, setTyped] = useState({ text: "", read: null as number | null });
  const asked = { decimals, unit };
  const given = value === null ? "" : writeNumber(value);
  // What is typed stays unchanged, such as 1.0, until the value changes from
  // outside.
  const shown = typed.read === value ? typed.text : given;
  const { twoMeanings, readAs } = describeNumber(shown, asked);
  return (
    <TextField
      {...rest}
      hint={readAs || rest.hint}
      error={twoMeanings || rest.error}
      inputMode="decimal"
      maxLength={64}
      value={shown}
      onChange={(text) => {
        const read = readOneNumber(text, asked);
        setTyped({ text, read });
        onChange(read);
      }}
    />
  );
}
