import { type GallerySection, Kept, LooksAs } from "@nearsay/core/standalone";
import { TextField, type TextFieldProps } from "@nearsay/core/ui";
import { longWord } from "../words.ts";

export const textField: GallerySection = {
  name: "TextField",
  about:
    "One line of text, of any type that an input has. Several lines are a LimitedTextArea.",
  states: {
    Empty: field({ placeholder: "river walk" }),
    Filled: field({}, "River walk"),
    Focused: <LooksAs state="focus-visible">{field({}, "River walk")}</LooksAs>,
    "Label hidden": field({ hideLabel: true }, "River walk"),
    "With a hint": field({ hint: "Three letters or more." }),
    "With an error": field({ error: "Enter three letters or more." }, "Ri"),
    Disabled: field({ disabled: true }, "River walk"),
    "A number": field({ type: "number" }, "500"),
    "Right to left": <div dir="rtl">{field({ dir: "rtl" }, "River walk")}</div>,
    "Long word": field({ label: longWord, hint: longWord }, longWord),
  },
};

function field(props: Partial<TextFieldProps>, start = "") {
  return (
    <Kept start={start}>
      {(value, onChange) => (
        <TextField
          label="Search surveys"
          {...props}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  );
}
