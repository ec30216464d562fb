import fc from "@nearsay/core/testing/property";
import { anyDraft } from "../testing/any-draft.ts";
import { beginTranslation } from "../languages/begin-translation.ts";
import { blankSurvey } from "../testing/blank-survey.ts";
import { openDraft } from "./draft.ts";
import { newQuestion } from "./question.ts";
import {
  closeTranslations,
  listTexts,
  openTranslations,
} from "./translations.ts";

it("translations are unchanged once they were stored and opened again", () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const opened = openTranslations(closeTranslations(draft), draft);
      expect(opened).toEqual(draft.translations);
    }),
  );
});

it("translations start with predefined answers", () => {
  const draft = {
    ...openDraft(blankSurvey, 0),
    questions: [{ ...newQuestion("yes_no", "en"), text: "Was it?" }],
  };
  const texts = listTexts(draft);
  const { words } = beginTranslation(texts, "en", "tr");
  const translated = texts.flatMap(({ id }) => words[id] ?? []);
  expect(translated).toEqual(["Evet", "Hayır"]);
  expect(beginTranslation(texts, "en", "fi").words).toEqual({});
  expect(beginTranslation(texts, "fi", "tr").words).toEqual({});
});
