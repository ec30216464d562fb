import { localStore } from "@nearsay/core/session";

const storageKey = "web_fonts";

/**
 * The page arrives with `data-fonts="later"`, which disables the web fonts: on
 * a first visit they would compete with the scripts for bandwidth. Their
 * fallbacks have the same metrics, so nothing moves when they load.
 */
export function showWebFonts(): void {
  delete document.documentElement.dataset.fonts;
  localStore.write(storageKey, true);
}

/** On a later visit they are in the browser's cache and shown from the start. */
export function showWebFontsOfLastVisit(): void {
  if (localStore.read(storageKey) === true) showWebFonts();
}
