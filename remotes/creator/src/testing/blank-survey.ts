import type { SurveyDraft } from "@nearsay/core/contract";

/** What "Start from scratch" brings. */
export const blankSurvey: SurveyDraft = {
  title: "",
  instructions: "",
  questions: [],
  challengeQuestions: [],
  expiresAt: null,
  visibility: { mode: "global", code: null },
  exportHtmlCode: null,
};
