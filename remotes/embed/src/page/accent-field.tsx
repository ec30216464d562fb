import { readLook } from "@nearsay/core/contract";
import { TextField } from "@nearsay/core/ui";
import { useState } from "react";
import styles from "./embed-page.module.css";
import { picker as pickerTexts } from "#messages";

const words = pickerTexts.look;

/** Approximately the site's own accent in the light theme. */
const own = "#006162";

interface AccentFieldProps {
  /** As #rrggbb; null for the site's own. */
  readonly accent: string | null;
  readonly onChange: (accent: string | null) => void;
}

/** A colour, typed or chosen from the browser's palette. */
export function AccentField({ accent, onChange }: AccentFieldProps) {
  const [typed, setTyped] = useState(accent ?? "");
  const [shown, setShown] = useState(accent);
  const [underway, setUnderway] = useState<readonly (string | null)[]>([]);
  if (shown !== accent) {
    setShown(accent);
    const place = underway.indexOf(accent);
    setUnderway(place < 0 ? [] : underway.slice(place + 1));
    // The change came from elsewhere, for example by going back. After a change
    // from here, more may have been typed in the meantime.
    if (place < 0) setTyped(accent ?? "");
  }

  function type(text: string) {
    setTyped(text);
    const next = readAccent(text);
    if (next === null && text.trim() !== "") return;
    setUnderway([...underway, next]);
    onChange(next);
  }

  const wrong = typed.trim() !== "" && readAccent(typed) === null;
  return (
    <div className={styles.accent}>
      <TextField
        label={words.accent}
        hint={words.aboutAccent}
        error={wrong ? words.noColor : undefined}
        placeholder={words.ownAccent}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={type}
      />
      <Palette key={accent} color={accent ?? own} onChoose={type} />
    </div>
  );
}

/** With or without #, three or six digits; null if it is no colour. */
function readAccent(text: string): string | null {
  const digits = text.trim().replace(/^#/, "");
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return readLook({ accent: `#${six}` }).accent;
}

interface PaletteProps {
  readonly color: string;
  readonly onChoose: (color: string) => void;
}

/**
 * Reports the colour only when it is chosen, because browsers limit how often
 * an address may change.
 */
function Palette({ color, onChoose }: PaletteProps) {
  function listen(input: HTMLInputElement | null) {
    const update = () => {
      if (input !== null) onChoose(input.value);
    };
    input?.addEventListener("change", update);
    return () => input?.removeEventListener("change", update);
  }

  return (
    <input
      ref={listen}
      type="color"
      aria-label={words.palette}
      className={styles.palette}
      defaultValue={color}
    />
  );
}
