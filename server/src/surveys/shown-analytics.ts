import type { Analytics, Language } from "@nearsay/core/contract";

/** Figures for readers in any language; the `summary` field is in English. */
export interface ReadAnalytics extends Analytics {
  summaryIn: (language: Language) => string;
}
