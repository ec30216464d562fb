import { type GallerySection, Kept } from "@nearsay/core/standalone";
import { SelectField, type SelectFieldProps } from "@nearsay/core/ui";
import { longWord } from "../words.ts";

const options = [
  { value: "choice", label: "Multiple choice" },
  { value: "text", label: "Free text" },
  { value: "long", label: longWord },
];

export const selectField: GallerySection = {
  name: "SelectField",
  about: "One of a few values, in the browser's own list.",
  states: {
    Plain: field({}),
    "Label hidden": field({ hideLabel: true }),
    "With a hint": field({ hint: "Answers are kept when you change it." }),
    "With an error": field({ error: "Choose a type." }),
    Disabled: field({ disabled: true }),
    "Long word": field({}, "long"),
  },
};

function field(props: Partial<SelectFieldProps<string>>, start = "choice") {
  return (
    <Kept start={start}>
      {(value, onChange) => (
        <SelectField
          label="Type"
          {...props}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  );
}
