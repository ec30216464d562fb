import Type from "typebox";
import type { ReadBy, Wire } from "./parts.ts";
import { limits } from "../limits.ts";
import {
  type FormWord,
  formWordLengths,
  type surveyTranslationFields,
} from "../translation.ts";
import { surveyLanguages } from "../survey-language.ts";

/** A BCP 47 tag. */
export const SurveyLanguage = Type.Enum([...surveyLanguages]);

const Missing = "Empty if there is no translation.";

const formWord = (word: FormWord) =>
  Type.Optional(Type.String({ maxLength: formWordLengths[word] }));

const FormWords = Type.Object({
  hint: formWord("hint"),
  low: formWord("low"),
  high: formWord("high"),
  unit: formWord("unit"),
  heading: formWord("heading"),
  text: formWord("text"),
});

const TranslatedQuestion = Type.Object({
  text: Type.String({
    maxLength: limits.questionTextMax,
    description: Missing,
  }),
  options: Type.Array(Type.String({ maxLength: limits.optionTextMax }), {
    maxItems: limits.optionsMax,
    description:
      "Options at their indexes. Empty for options without a translation.",
  }),
  words: FormWords,
});

/** A survey's texts in another language, question by question in the order of the original. */
export const SurveyTranslation = Type.Object(
  {
    language: SurveyLanguage,
    title: Type.String({ maxLength: limits.titleMax, description: Missing }),
    instructions: Type.String({
      maxLength: limits.instructionsMax,
      description: Missing,
    }),
    questions: Type.Array(TranslatedQuestion, {
      maxItems: limits.questionsMax,
      description:
        "At their indexes among all questions, including challenge questions.",
    }),
  },
  { title: "SurveyTranslation" },
);

export const SurveyTranslations = Type.Array(SurveyTranslation, {
  maxItems: limits.translationsMax,
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof surveyTranslationFields, Wire<typeof SurveyTranslation>>,
];
