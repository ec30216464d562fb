import {
  embedProperties,
  readLook,
  type EmbedLook,
} from "@nearsay/core/contract";

/** From its attributes and, if they are not set, the page's style sheets. */
export function lookOf(element: HTMLElement): EmbedLook {
  const styles = getComputedStyle(element);
  const property = (name: keyof typeof embedProperties) =>
    styles.getPropertyValue(embedProperties[name]).trim();
  return readLook({
    theme: element.getAttribute("theme"),
    accent: element.getAttribute("accent") ?? property("accent"),
    radius: property("radius"),
    font: property("font"),
  });
}

/**
 * Rules of the shadow root for the style attributes. They are `!important` to
 * override the page's own rules, and use the element's name to override an
 * inline widget's. The theme applies to the survey, in its frame or beside the
 * box; the placeholder has the page's theme, because it is on the page's
 * background.
 */
export function lookRules(element: HTMLElement): string {
  const { theme, accent } = readLook({
    theme: element.getAttribute("theme"),
    accent: element.getAttribute("accent"),
  });
  const scheme = theme === "auto" ? "inherit" : theme;
  const own = accent && `${embedProperties.accent}:${accent}!important`;
  return `:host(nearsay-survey){color-scheme:inherit!important;${own ?? ""}}iframe,.box~*{color-scheme:${scheme}}`;
}
