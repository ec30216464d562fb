import type {
  AnswersFrom,
  QuestionForm,
  QuestionType,
} from "@nearsay/core/contract";

/** What is counted of a question. */
export interface AnswerCounts {
  questionId: number;
  text: string;
  /** Option texts in the order they were written; empty for free text. */
  options: string[];
  answerCount: number;
  /** By the place at which answers are counted: an option's, save for rankings, numbers and dates. */
  choiceCounts: number[];
}

export interface QuestionFigures extends AnswerCounts {
  type: QuestionType;
  form: QuestionForm;
}

export interface TermCount {
  term: string;
  /** How many responses hold it. */
  count: number;
}

/** Everything that is counted about a survey: but for `responseCount`, of released responses alone. */
export interface SurveyFigures {
  responseCount: number;
  releasedCount: number;
  /** The same of all sides together. */
  wholeCount: number;
  /** How many of them are flagged; see community/integrity. */
  flaggedCount: number;
  /** How many of them were answered by ticket, where that is told apart. */
  ticketCount: number;
  /** How many were answered in which language, where that is kept. */
  languages: { language: string; count: number }[];
  /** How many are from which ring alone, where that is kept. */
  rings: { from: AnswersFrom; count: number }[];
  /** When the last ones were released; null before the first. */
  releasedAt: Date | null;
  /** Responses that speak for or against something, and what they add up to. */
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
