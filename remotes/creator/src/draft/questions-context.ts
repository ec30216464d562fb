import type { SurveyLanguage } from "@nearsay/core/contract";
import { createContext, use } from "react";
import type { EditorQuestion } from "./question.ts";

/** What a part that refers to other questions needs; it is drawn again at each letter. */
export interface AllQuestions {
  readonly questions: readonly EditorQuestion[];
  readonly language: SurveyLanguage | null;
}

export const QuestionsContext = createContext<AllQuestions>({
  questions: [],
  language: null,
});

export function useQuestions(): AllQuestions {
  return use(QuestionsContext);
}
