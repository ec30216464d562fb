import type { DraftQuestion, SurveyDraft } from "@nearsay/core/contract";
import { blankSurvey } from "../src/testing/blank-survey.ts";

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

/** An empty survey with these fields set. */
export function draftOf(parts: Partial<SurveyDraft> = {}): SurveyDraft {
  return { ...blankSurvey, ...parts };
}
