import { direction, language } from "@nearsay/core/domain";

/** Holds a survey in a shadow root; the page around may be in another language. */
export function createPlace(): HTMLElement {
  const place = document.createElement("div");
  place.lang = language;
  place.dir = direction;
  return place;
}
