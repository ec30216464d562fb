import type { SurveyLanguage } from "@nearsay/core/contract";
import { createContext, use } from "react";
import type { EditorQuestion } from "./question.ts";

/** For components that refer to other questions; they re-render at each letter. */
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
