import type { EmbedLook, EmbedNews } from "@nearsay/core/contract";
import type { elementTexts } from "./texts.ts";

/** What goes wrong before a widget can say so itself. */
export type Failure = keyof typeof elementTexts.failed;

/** What the element gives to the widget that it shows. */
export interface Stage {
  /** The site's origin. */
  site: string;
  /** A number or uuid. */
  survey: string;
  /** As a tag: its own, that of the page around or of the browser. */
  lang: string;
  root: ShadowRoot;
  /** Aborted when the widget has to go. */
  signal: AbortSignal;
  /** As it is now. */
  look: () => EmbedLook;
  /** What the page calls the survey; empty where it does not. */
  title(): string;
  /** Takes away what stands in the widget's place. */
  reveal(): void;
  tell(news: EmbedNews): void;
  /** Says so in the widget's place, until it is revealed after all. */
  fail(code: Failure): void;
}

export interface Widget {
  /** Called when the look or the title has changed. */
  restyle(): void;
}

/** Holds a survey in a shadow root; the page around may be in another language. */
export function createPlace(written = { lang: "en", dir: "ltr" }): HTMLElement {
  return Object.assign(document.createElement("div"), written);
}
