import type { KeywordCount } from "@nearsay/core/contract";

export interface KeywordsViewProps {
  /** The keywords in view, the most frequent first. */
  readonly shown: readonly KeywordCount[];
  /** Mentions of all keywords, in view or not. */
  readonly total: number;
}
