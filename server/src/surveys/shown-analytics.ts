import type { Analytics } from "@nearsay/core/contract";
import type { DescribedFigures } from "./survey-figures.ts";

/** Figures for readers in any language: plain data. The `summary` field is in English. */
export interface ReadAnalytics extends Analytics {
  /** What the summary in another language describes; null if there is no summary. */
  described: DescribedFigures | null;
}
