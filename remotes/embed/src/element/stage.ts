import type { EmbedLook, EmbedNews } from "@nearsay/core/contract";
import type { element as elementTexts } from "#messages";

/** Failures before a widget can report them itself. */
export type Failure = keyof typeof elementTexts.failed;

/** What the element provides to the widget that it shows. */
export interface Stage {
  /** The site's origin. */
  site: string;
  /** A number or uuid. */
  survey: string;
  /** Language tag: the element's own, that of the surrounding page or of the browser. */
  lang: string;
  root: ShadowRoot;
  /** Aborted when the widget must be removed. */
  signal: AbortSignal;
  /** The current style. */
  look: () => EmbedLook;
  /** The page's title for the survey; empty if it has none. */
  title(): string;
  /** Removes the placeholder. */
  reveal(): void;
  tell(news: EmbedNews): void;
  /** Shows the failure in place of the widget, until it is revealed after all. */
  fail(code: Failure): void;
}

export interface Widget {
  /** Called when the style or the title has changed. */
  restyle(): void;
}

/**
 * A container for a survey in a shadow root, with its own language, because the
 * surrounding page may use another.
 */
export function createPlace(written = { lang: "en", dir: "ltr" }): HTMLElement {
  return Object.assign(document.createElement("div"), written);
}
