import {
  type SurveyDocument,
  surveyDocumentSchema,
} from "@nearsay/core/contract";
import type { EditorDraft } from "../draft/draft.ts";
import { closeEnding } from "../draft/ending.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { closeQuestions } from "../draft/place-questions.ts";
import { documentPlace } from "./document-place.ts";

/** Without the opening time, which belongs to one survey, not to its questions. */
function endingOf({ ending }: EditorDraft) {
  return closeEnding({ ...ending, opensAt: "" });
}

/** A draft in file format: without codes, expected answers, sites and a closing time. */
export function surveyDocument(draft: EditorDraft): SurveyDocument {
  const { mode, results, reads } = draft.access;
  const translations = writtenTranslations(draft);
  return {
    schema: surveyDocumentSchema,
    title: draft.title,
    instructions: draft.instructions,
    feedback: draft.listOnFeedback,
    ...(draft.language && { language: draft.language }),
    ...(translations.length > 0 && { translations }),
    visibility: { mode },
    results,
    reads,
    ...endingOf(draft),
    ...documentPlace(draft.place),
    questions: [
      ...closeQuestions(draft.questions).map((question) => ({
        ...question,
        isChallenge: false,
      })),
      ...draft.challenges.map(({ text }) => ({
        text,
        type: "free_text" as const,
        allowMultiple: false,
        isChallenge: true,
        options: [],
      })),
    ],
  };
}
