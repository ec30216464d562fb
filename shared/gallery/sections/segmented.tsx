import { type GallerySection, Kept, LooksAs } from "@nearsay/core/standalone";
import { Segmented } from "@nearsay/core/ui";
import { ignore, longWord } from "../words.ts";

const label = "Theme";
const segments = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export const segmented: GallerySection = {
  name: "Segmented",
  about:
    "Radio buttons in one row, for a handful of short alternatives. Four or more stand in pairs on a phone.",
  states: {
    Plain: (
      <Kept start="system">
        {(value, onChange) => (
          <Segmented
            label={label}
            segments={segments}
            value={value}
            onChange={onChange}
          />
        )}
      </Kept>
    ),
    "With its label": (
      <Segmented
        label={label}
        segments={segments}
        showLabel
        value="light"
        onChange={ignore}
      />
    ),
    "Four of them": (
      <Segmented
        label="View"
        segments={["Detail", "Grid", "Matrix", "Table"].map((value) => ({
          value,
          label: value,
        }))}
        value="Grid"
        onChange={ignore}
      />
    ),
    "Pointed at": (
      <LooksAs state="hover">
        <Segmented
          label={label}
          segments={segments}
          value="dark"
          onChange={ignore}
        />
      </LooksAs>
    ),
    Focused: (
      <LooksAs state="focus-visible">
        <Segmented
          label={label}
          segments={segments}
          value="system"
          onChange={ignore}
        />
      </LooksAs>
    ),
    "One disabled": (
      <Segmented
        label={label}
        segments={segments.map((one) => ({
          ...one,
          disabled: one.value === "light",
        }))}
        value="dark"
        onChange={ignore}
      />
    ),
    "Right to left": (
      <div dir="rtl">
        <Segmented
          label={label}
          segments={segments}
          value="system"
          onChange={ignore}
        />
      </div>
    ),
    "Long word": (
      <Segmented
        label={label}
        segments={[
          { value: "long", label: longWord },
          { value: "short", label: "Short" },
        ]}
        value="long"
        onChange={ignore}
      />
    ),
  },
};
