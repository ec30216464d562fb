import type { EmbedNews, EmbedVisit } from "@nearsay/core/contract";
import type { EmbedApi } from "./embed-api.ts";

/** What an embedded survey knows of where it is. */
export interface Surroundings {
  /** The site's origin; empty on a page of the site itself. */
  site: string;
  api: EmbedApi;
  tell: (news: EmbedNews) => void;
  /** Keeps what names the visitor for the next visit here; null forgets it. */
  keep: (visitor: string | null) => void;
  /** Comes where the visitor turns out to have been here before. */
  returning?: Promise<EmbedVisit> | undefined;
  /** Where the server may have drawn the form. */
  drawnIn?: ParentNode | undefined;
}
