import fc from "@nearsay/core/testing/property";
import type { EditorDraft } from "../draft/draft.ts";
import { noPlace } from "../draft/editor-place.ts";
import { closeQuestions } from "../draft/place-questions.ts";
import { writtenTranslations } from "../draft/translations.ts";
import { checkDraft } from "../publish/check-draft.ts";
import { anyDraft } from "../testing/any-draft.ts";
import { surveyJsExamples } from "../testing/survey-js-examples.ts";
import { readSurvey } from "./read-survey.ts";
import { listUnwritten, writeSurveyJs } from "./write-survey-js.ts";

/** What SurveyJS contains of a draft. */
function held(draft: EditorDraft) {
  return {
    title: draft.title,
    instructions: draft.instructions,
    language: draft.language,
    translations: writtenTranslations(draft),
    questions: closeQuestions(draft.questions),
  };
}

const read = (file: unknown) => readSurvey(JSON.stringify(file), 0);
const save = (draft: EditorDraft) => read(writeSurveyJs(draft));

describe("a survey saved as SurveyJS", () => {
  it.each(Object.entries(surveyJsExamples))(
    "is unchanged when it is opened again, as %s",
    (_what, example) => {
      const { draft, leftOut } = read(example);
      expect(leftOut).toEqual([]);
      const attempt = { now: 0, closingUnfinished: false };
      expect(checkDraft(draft, attempt)).toEqual([]);
      const again = save(draft);
      expect(again.leftOut).toEqual([]);
      expect(held(again.draft)).toEqual(held(draft));
    },
  );

  it("stays the same after unfinished content was dropped, whatever it contained", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const settled = save(save(draft).draft).draft;
        expect(held(save(settled).draft)).toEqual(held(settled));
      }),
    );
  });

  it("is written in the format of SurveyJS", () => {
    const { draft } = read(surveyJsExamples["a survey in two languages"]);
    expect(writeSurveyJs(draft)).toMatchObject({
      title: { default: "Parks", de: "Parks der Stadt" },
      description: { default: "Be kind.", de: "Sei nett.", ua: "Будь чемним." },
      pages: [
        {
          title: { default: "You", de: "Sie" },
          elements: [
            {
              type: "radiogroup",
              name: "question1",
              choices: [
                { value: "item1", text: { default: "North", de: "Nord" } },
                { value: "item2" },
              ],
              otherText: { default: "Another", de: "Ein anderer" },
            },
            { type: "rating", visibleIf: "{question1} = 'item2'" },
            { type: "panel", elements: [{ type: "matrix" }] },
          ],
        },
      ],
    });
    const german = read(surveyJsExamples["a survey begun in German"]).draft;
    expect(writeSurveyJs(german)).toMatchObject({
      locale: "de",
      title: { default: "Buses", de: "Busse", fr: "Bus" },
    });
  });

  it("reports what that format does not support", () => {
    const { draft } = read(
      surveyJsExamples["a survey with every kind of question"],
    );
    expect(listUnwritten(draft)).toEqual([]);
    const later = { ...draft.ending, opensAt: "2027-01-01T10:00" };
    expect(listUnwritten({ ...draft, ending: later })).toEqual([]);
    const [text, number, ...others] = draft.questions;
    const metres = { ...number!.number!, unit: "m" };
    const draftOfAll: EditorDraft = {
      ...draft,
      challenges: [{ key: "c", text: "Which street?", expectedAnswer: "Elm" }],
      questions: [text!, { ...number!, number: metres }, ...others],
      ending: { ...draft.ending, quota: "100" },
      place: { ...noPlace, kind: "point", point: { lat: 1.005, lng: 2.005 } },
    };
    expect(listUnwritten(draftOfAll)).toEqual([
      ...["challenges", "units", "place", "ending"],
    ]);
    const nowhere: EditorDraft["place"] = { ...noPlace, kind: "nowhere" };
    expect(listUnwritten({ ...draft, place: nowhere })).toEqual([]);
  });
});
