import {
  type SurveyDocument,
  surveyDocumentSchema,
} from "@nearsay/core/contract";
import type { EditorDraft } from "../draft/draft.ts";

/** A draft as a file holds it: without codes, expected answers, sites, a place and a closing time. */
export function surveyDocument(draft: EditorDraft): SurveyDocument {
  const { mode, results, reads } = draft.access;
  return {
    schema: surveyDocumentSchema,
    title: draft.title,
    instructions: draft.instructions,
    feedback: draft.listOnFeedback,
    ...(draft.language && { language: draft.language }),
    visibility: { mode },
    results,
    reads,
    questions: [
      ...draft.questions.map(({ text, type, options, allowMultiple }) => ({
        ...{ text, type, allowMultiple, isChallenge: false },
        options: options.map((option) => option.text),
      })),
      ...draft.challenges.map(({ text }) => ({
        ...{ text, type: "free_text" as const, allowMultiple: false },
        ...{ isChallenge: true, options: [] },
      })),
    ],
  };
}
