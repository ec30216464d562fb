import { SurveyDocument } from "@nearsay/core/contract/schema";
import fc from "@nearsay/core/testing/property";
import { Check } from "typebox/value";
import type { EditorDraft } from "../draft/draft.ts";
import { closeQuestions } from "../draft/place-questions.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { anyDraft } from "../testing/any-draft.ts";
import { readSurvey } from "./read-survey.ts";
import { surveyDocument } from "./survey-document.ts";

/** What a file contains of a draft. */
function held(draft: EditorDraft) {
  const { mode, results, reads } = draft.access;
  return {
    title: draft.title,
    instructions: draft.instructions,
    listOnFeedback: draft.listOnFeedback,
    language: draft.language,
    place: draft.place,
    translations: writtenTranslations(draft),
    questions: closeQuestions(draft.questions),
    challenges: draft.challenges.map(({ text }) => text),
    access: { mode, results, reads },
  };
}

describe("a draft saved as a file", () => {
  it("is unchanged when it is opened again, whatever it contains", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const text = JSON.stringify(surveyDocument(draft));
        expect(held(readSurvey(text, 0).draft)).toEqual(held(draft));
      }),
    );
  });

  it("conforms to the site's published schema", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const saved: unknown = JSON.parse(
          JSON.stringify(surveyDocument(draft)),
        );
        expect(Check(SurveyDocument, saved)).toBe(true);
      }),
    );
  });

  it("contains no code and no expected answer, and reports that when it is opened", () => {
    const [draft] = fc.sample(
      anyDraft.filter(
        ({ access, challenges }) =>
          access.mode === "code" && challenges.length > 0,
      ),
      1,
    );
    const text = JSON.stringify(surveyDocument(draft!));
    expect(text).not.toMatch(/secret|hidden/);
    // The draft may also be invalid for other reasons.
    expect(readSurvey(text, 0).leftOut.slice(0, 2)).toEqual([
      "Expected answers of challenge questions were left out. Enter them again.",
      "The access code was left out. Enter a new one.",
    ]);
  });
});
