import type { EmbedNews, EmbedVisit } from "@nearsay/core/contract";
import type { EmbedApi } from "./embed-api.ts";

/** What an embedded survey knows of where it is. */
export interface Surroundings {
  /** The site's origin; empty on a page of the site itself. */
  site: string;
  api: EmbedApi;
  tell: (news: EmbedNews) => void;
  /**
   * Keeps what names the visitor for the next visit here; null forgets it.
   * Returns whether it is kept here, and not by the page around or for now alone.
   * @param receipt For others that show this survey on this page; empty where there is nothing to tell.
   */
  keep: (visitor: string | null, receipt?: string) => boolean;
  /** Who is kept for this survey now: here and, of a frame, by the page around. */
  kept: () => Promise<(string | null)[]>;
  /** Whether nothing can be kept, which is known before anything is asked. */
  unkept?: boolean;
  /** Comes where the visitor turns out to have been here before; null for strangers. */
  returning?: Promise<EmbedVisit | null> | undefined;
  /** The place of the page around, as it says; null where it says none. */
  near?: string | null;
  /** What goes along with the answers of that, as the reader said last. */
  place?: object;
  /** Where the server may have drawn the form. */
  drawnIn?: ParentNode | undefined;
}

/** Preact empties a place before it draws: what was filled in is then to be found here alone. */
export function copyOf(place: HTMLElement): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(place.cloneNode(true));
  return copy;
}
