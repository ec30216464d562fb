import type { EmbedNews, EmbedVisit } from "@nearsay/core/contract";
import type { EmbedApi } from "./embed-api.ts";

/** The environment of an embedded survey. */
export interface Surroundings {
  /** The site's origin; empty on a page of the site itself. */
  site: string;
  api: EmbedApi;
  tell: (news: EmbedNews) => void;
  /**
   * Stores the visitor's token for the next visit here; null forgets it.
   * Returns whether it is stored here, rather than by the surrounding page or
   * only in memory.
   * @param receipt For other instances of this survey on this page; empty if
   * there is nothing to share.
   */
  keep: (visitor: string | null, receipt?: string) => boolean;
  /** The visitors stored for this survey now: here and, in a frame, by the surrounding page. */
  kept: () => Promise<(string | null)[]>;
  /** Whether nothing can be stored, which is known before any request. */
  unkept?: boolean;
  /** Resolves with the visit of a returning visitor; null if unknown. */
  returning?: Promise<EmbedVisit | null> | undefined;
  /** The location stated by the surrounding page; null if it states none. */
  near?: string | null;
  /** The location fields sent with the answers, as the reader chose last. */
  place?: object;
  /** Where the server may have rendered the form. */
  drawnIn?: ParentNode | undefined;
}

/**
 * Preact empties a container before it renders, so what was filled in can be
 * read only from this copy.
 */
export function copyOf(place: HTMLElement): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(place.cloneNode(true));
  return copy;
}
