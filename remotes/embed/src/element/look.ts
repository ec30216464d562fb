import {
  embedProperties,
  readLook,
  type EmbedLook,
} from "@nearsay/core/contract";

/** From its attributes and, where they say nothing, the page's style sheets. */
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
 * Rules of the shadow root for what attributes ask. Being `!important` they win
 * over the page's own, and by naming the element over an inline widget's. The
 * theme is the survey's, in its frame or beside the box: what stands in its
 * place has the page's, on whose ground it stands.
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
