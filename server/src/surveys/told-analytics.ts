import type { Analytics, Language } from "@nearsay/core/contract";

/** Figures for readers of every language; their own summary is in English. */
export interface ReadAnalytics extends Analytics {
  summaryIn: (language: Language) => string;
}
