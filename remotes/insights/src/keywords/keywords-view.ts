import type { KeywordsFigure } from "@nearsay/core/domain/charts";

export interface KeywordsViewProps {
  readonly figure: KeywordsFigure;
  /** Mentions of all keywords, in view or not. */
  readonly total: number;
}
