import { readLook } from "@nearsay/core/contract";
import { TextField } from "@nearsay/core/ui";
import { useState } from "react";
import styles from "./embed-page.module.css";
import { pickerTexts } from "./texts.ts";

const words = pickerTexts.look;

/** About what the site's own accent is in the light theme. */
const own = "#006162";

interface AccentFieldProps {
  /** As #rrggbb; null is the site's own. */
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
    // Not told from here, where more may be typed meanwhile: by going back, say.
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

/** With or without #, in three digits or six; null for what is no colour. */
function readAccent(text: string): string | null {
  const digits = text.trim().replace(/^#/, "");
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return readLook({ accent: `#${six}` }).accent;
}

interface PaletteProps {
  readonly color: string;
  readonly onChoose: (color: string) => void;
}

/** Tells the colour once it is chosen: browsers let an address change only so often. */
function Palette({ color, onChoose }: PaletteProps) {
  function listen(input: HTMLInputElement | null) {
    const tell = () => {
      if (input !== null) onChoose(input.value);
    };
    input?.addEventListener("change", tell);
    return () => input?.removeEventListener("change", tell);
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
