import type { GallerySection } from "@nearsay/core/standalone";
import styles from "./colors.module.css";

export const colors: GallerySection = {
  name: "Colours",
  about:
    "Every colour of tokens.css in this theme. Text and ground of one name belong together; a test computes their contrast.",
  states: {
    Grounds: swatches("color", ["paper", "surface", "raised", "sunken"]),
    "Ink and lines": swatches("color", [
      "ink",
      "ink-muted",
      "line",
      "line-strong",
      "focus",
    ]),
    Accent: swatches("color", [
      "accent",
      "accent-strong",
      "accent-ink",
      "accent-text",
      "accent-soft",
    ]),
    "Success, warning, danger": swatches("color", [
      "success-text",
      "success-soft",
      "warning-text",
      "warning-soft",
      "danger",
      "danger-text",
      "danger-soft",
    ]),
    Charts: swatches("chart", [..."12345678", "other"]),
    People: swatches("avatar", [..."123456"]),
  },
};

function swatches(family: string, names: readonly string[]) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name}>
          <span
            className={styles.color}
            style={{ background: `var(--${family}-${name})` }}
          />
          {`--${family}-${name}`}
        </li>
      ))}
    </ul>
  );
}
