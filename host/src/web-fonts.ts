import { localStore } from "@nearsay/core/session";

const storageKey = "web_fonts";

/**
 * The page arrives with `data-fonts="later"`, which leaves the web fonts out:
 * on a first visit they would compete with the scripts for the line. Their
 * fallbacks have the same measures, so nothing moves when they come.
 */
export function showWebFonts(): void {
  delete document.documentElement.dataset.fonts;
  localStore.write(storageKey, true);
}

/** On a later visit they are in the browser's cache and shown from the start. */
export function showWebFontsOfLastVisit(): void {
  if (localStore.read(storageKey) === true) showWebFonts();
}
