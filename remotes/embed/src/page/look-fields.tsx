import {
  embedModes,
  type EmbedTheme,
  embedThemes,
} from "@nearsay/core/contract";
import { Segmented } from "@nearsay/core/ui";
import { AccentField } from "./accent-field.tsx";
import type { Choice } from "./choice.ts";
import styles from "./embed-page.module.css";
import { picker as pickerTexts } from "#messages";

const words = pickerTexts.look;

const modes = embedModes.map((value) => ({ value, label: words.modes[value] }));
const themes = embedThemes.map((value: EmbedTheme) => ({
  value,
  label: words.themes[value],
}));

interface LookFieldsProps {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
}

/** How the survey is shown: mode and colours. */
export function LookFields({ choice, onChange }: LookFieldsProps) {
  const { mode, theme, accent } = choice;
  return (
    <section aria-label={words.label} className={styles.look}>
      <div className={styles.mode}>
        <Segmented
          label={words.mode}
          showLabel
          segments={modes}
          value={mode}
          onChange={(next) => onChange({ mode: next })}
        />
        <p className={styles.about}>{words.aboutMode[mode]}</p>
      </div>
      <Segmented
        label={words.theme}
        showLabel
        segments={themes}
        value={theme}
        onChange={(next) => onChange({ theme: next })}
      />
      <AccentField
        accent={accent}
        onChange={(next) => onChange({ accent: next })}
      />
    </section>
  );
}
