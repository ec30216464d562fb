import { type GallerySection, Kept, LooksAs } from "@nearsay/core/standalone";
import { Checkbox } from "@nearsay/core/ui";
import { ignore, longWord } from "../words.ts";

const label = "List on the feedback page";
const hint = "Visitors find it there, too.";

export const checkbox: GallerySection = {
  name: "Checkbox",
  about: "One yes-or-no setting. Several of one question are a ChoiceList.",
  states: {
    Empty: (
      <Kept start={false}>
        {(checked, onChange) => (
          <Checkbox label={label} checked={checked} onChange={onChange} />
        )}
      </Kept>
    ),
    Checked: (
      <Kept start={true}>
        {(checked, onChange) => (
          <Checkbox label={label} checked={checked} onChange={onChange} />
        )}
      </Kept>
    ),
    "With a hint": (
      <Checkbox label={label} hint={hint} checked onChange={ignore} />
    ),
    Focused: (
      <LooksAs state="focus-visible">
        <Checkbox label={label} checked onChange={ignore} />
      </LooksAs>
    ),
    Disabled: (
      <Checkbox
        label={label}
        hint={hint}
        checked={false}
        disabled
        onChange={ignore}
      />
    ),
    "Disabled, checked": (
      <Checkbox label={label} checked disabled onChange={ignore} />
    ),
    "Right to left": (
      <div dir="rtl">
        <Checkbox label={label} hint={hint} checked onChange={ignore} />
      </div>
    ),
    "Long word": (
      <Checkbox label={longWord} checked={false} onChange={ignore} />
    ),
  },
};
