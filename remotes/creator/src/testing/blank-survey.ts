import type { SurveyDraft } from "@nearsay/core/contract";

/** The draft of "Start from scratch". */
export const blankSurvey: SurveyDraft = {
  title: "",
  instructions: "",
  questions: [],
  challengeQuestions: [],
  expiresAt: null,
  visibility: { mode: "global", code: null },
  exportHtmlCode: null,
};
