import Type, { type TObject, type TOptional, type TString } from "typebox";
import { limits } from "../limits.ts";
import { type FormWord, formWordLengths } from "../translation.ts";
import { surveyLanguages } from "../survey-language.ts";

/** A tag of BCP 47. */
export const SurveyLanguage = Type.Enum([...surveyLanguages]);

const Missing = "Empty where it is missing";

const FormWords = Type.Object(
  Object.fromEntries(
    Object.entries(formWordLengths).map(([word, maxLength]) => [
      word,
      Type.Optional(Type.String({ maxLength })),
    ]),
  ) as Record<FormWord, TOptional<TString>>,
) as TObject<Record<FormWord, TOptional<TString>>>;

const TranslatedQuestion = Type.Object({
  text: Type.String({
    maxLength: limits.questionTextMax,
    description: Missing,
  }),
  options: Type.Array(Type.String({ maxLength: limits.optionTextMax }), {
    maxItems: limits.optionsMax,
    description: "By their places; empty for those that are missing",
  }),
  words: FormWords,
});

/** A survey's words in another language, question by question in the order of the original. */
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
        "By their places among all questions, challenge questions too",
    }),
  },
  { title: "SurveyTranslation" },
);

export const SurveyTranslations = Type.Array(SurveyTranslation, {
  maxItems: limits.translationsMax,
});
