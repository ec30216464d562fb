import type { DraftQuestion, SurveyDraft } from "@nearsay/core/contract";

export const why: DraftQuestion = {
  text: "What would change for you?",
  type: "free_text",
  options: [],
  allowMultiple: false,
};

export const when: DraftQuestion = {
  text: "When should the bridge be closed to cars?",
  type: "multiple_choice",
  options: ["Always", "On weekdays from seven to nine", "Never"],
  allowMultiple: false,
};

const empty: SurveyDraft = {
  title: "",
  instructions: "",
  questions: [],
  challengeQuestions: [],
  expiresAt: null,
  visibility: { mode: "global", code: null },
  exportHtmlCode: null,
};

/** An empty survey with these parts in it. */
export function draftOf(parts: Partial<SurveyDraft> = {}): SurveyDraft {
  return { ...empty, ...parts };
}
