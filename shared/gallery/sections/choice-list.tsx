import { type GallerySection, Kept, LooksAs } from "@nearsay/core/standalone";
import { ChoiceList } from "@nearsay/core/ui";
import { ignore, longWord } from "../words.ts";

const legend = "How often?";
const choices = [
  { id: "weekly", label: "Weekly" },
  { id: "never", label: "Never", hint: "Or hardly." },
];

export const choiceList: GallerySection = {
  name: "ChoiceList",
  about:
    "A question and its answers as large rows: radio buttons, or checkboxes where several may be chosen. A handful of short words fits a Segmented better.",
  states: {
    "Nothing chosen": (
      <Kept<readonly string[]> start={[]}>
        {(selected, onChange) => (
          <ChoiceList
            legend={legend}
            choices={choices}
            selected={selected}
            onChange={onChange}
          />
        )}
      </Kept>
    ),
    Chosen: (
      <Kept<readonly string[]> start={["never"]}>
        {(selected, onChange) => (
          <ChoiceList
            legend={legend}
            choices={choices}
            selected={selected}
            onChange={onChange}
          />
        )}
      </Kept>
    ),
    Several: (
      <Kept<readonly string[]> start={["weekly", "never"]}>
        {(selected, onChange) => (
          <ChoiceList
            legend={legend}
            choices={choices}
            selected={selected}
            onChange={onChange}
            multiple
          />
        )}
      </Kept>
    ),
    "Can be withdrawn": (
      <Kept<readonly string[]> start={["weekly"]}>
        {(selected, onChange) => (
          <ChoiceList
            legend={legend}
            choices={choices}
            selected={selected}
            onChange={onChange}
            hint="Choose one."
            clear="Clear choice"
          />
        )}
      </Kept>
    ),
    "Pointed at": (
      <LooksAs state="hover">
        <ChoiceList
          legend={legend}
          choices={choices}
          selected={[]}
          onChange={ignore}
        />
      </LooksAs>
    ),
    Focused: (
      <LooksAs state="focus-visible">
        <ChoiceList
          legend={legend}
          choices={choices}
          selected={["weekly"]}
          onChange={ignore}
        />
      </LooksAs>
    ),
    "With a hint and an error": (
      <ChoiceList
        legend={legend}
        choices={choices}
        selected={[]}
        hint="Choose one."
        error="This question needs an answer."
        onChange={ignore}
      />
    ),
    Disabled: (
      <ChoiceList
        legend={legend}
        choices={choices}
        selected={["never"]}
        disabled
        onChange={ignore}
      />
    ),
    "Right to left": (
      <ChoiceList
        legend="متى يجب إغلاقه؟"
        choices={[
          { id: "always", label: "دائما" },
          { id: "never", label: "أبدا" },
        ]}
        selected={["always"]}
        hint="Choose one."
        clear="Clear choice"
        onChange={ignore}
      />
    ),
    "Long word": (
      <ChoiceList
        legend={longWord}
        choices={[{ id: "long", label: longWord }]}
        selected={["long"]}
        onChange={ignore}
      />
    ),
  },
};
