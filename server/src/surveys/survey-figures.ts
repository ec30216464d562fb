import type {
  AnswersFrom,
  QuestionForm,
  QuestionType,
} from "@nearsay/core/contract";

/** The counts of a question. */
export interface AnswerCounts {
  questionId: number;
  text: string;
  /** Option texts in the order in which they were written; empty for free text. */
  options: string[];
  answerCount: number;
  /**
   * By the position at which answers are counted: an option's index, except for
   * rankings, numbers and dates.
   */
  choiceCounts: number[];
}

export interface QuestionFigures extends AnswerCounts {
  type: QuestionType;
  form: QuestionForm;
}

export interface TermCount {
  term: string;
  /** Number of responses that contain it. */
  count: number;
}

/** All counts of a survey. Except for `responseCount`, they include released responses only. */
export interface SurveyFigures {
  responseCount: number;
  releasedCount: number;
  /** Like `releasedCount`, of all parts together. */
  wholeCount: number;
  /** Number of flagged responses among them; see community/integrity. */
  flaggedCount: number;
  /** Number of responses by ticket among them, if those are counted separately. */
  ticketCount: number;
  /** Number of responses per language, if languages are stored. */
  languages: { language: string; count: number }[];
  /** Number of responses in each ring, if rings are stored. */
  rings: { from: AnswersFrom; count: number }[];
  /** When the last responses were released; null before the first release. */
  releasedAt: Date | null;
  /** Number of responses with a positive or negative sentiment, and the sum of their scores. */
  sentimentCount: number;
  sentimentSum: number;
  questions: QuestionFigures[];
  /** Oldest first; `at` is the start of an hour or a day in milliseconds. */
  times: { at: number; count: number }[];
  /** Most used first. */
  terms: TermCount[];
  sentimentBins: { bin: number; count: number }[];
  summary: string | null;
}

/** The figures that a summary describes. */
export type DescribedFigures = Pick<
  SurveyFigures,
  "releasedCount" | "questions" | "terms" | "sentimentCount" | "sentimentBins"
>;
