import { type GallerySection, Kept } from "@nearsay/core/standalone";
import { LimitedTextArea, type LimitedTextAreaProps } from "@nearsay/core/ui";
import { longWord } from "../words.ts";

export const limitedTextArea: GallerySection = {
  name: "LimitedTextArea",
  about:
    "Several lines that typing and pasting cannot make too long: what was inserted is cut, never what stood there.",
  states: {
    Empty: area({ placeholder: "What would you change?" }),
    "Near the limit": area(
      { maxLength: 40 },
      "They come too late, and too seldom.",
    ),
    "Counting up": area({ counter: "current" }, "They are cheap."),
    "Without a counter": area({ counter: "none" }, "They are cheap."),
    "Growing with its text": area(
      { rows: 1, maxRows: 4, counter: "current" },
      "They are cheap.\nThey are warm.\nThey come at night.",
    ),
    "With a hint": area({ hint: "Everyone can read it." }, "They are cheap."),
    "With an error": area({ error: "This question needs an answer." }),
    Disabled: area({ disabled: true }, "They are cheap."),
    "Right to left": (
      <div dir="rtl">{area({ dir: "rtl" }, "They are cheap.")}</div>
    ),
    "Long word": area({ label: longWord }, longWord),
  },
};

function area(props: Partial<LimitedTextAreaProps>, start = "") {
  return (
    <Kept start={start}>
      {(value, onChange) => (
        <LimitedTextArea
          label="Why?"
          {...props}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  );
}
