import Type from "typebox";
import { limits } from "../limits.ts";
import { surveyDocumentSchema } from "../survey-document.ts";
import {
  QuestionForm,
  QuestionType,
  Quota,
  ReadMode,
  ResultsMode,
  SurveyEnding,
} from "./surveys.ts";
import { SurveyLanguage, SurveyTranslations } from "./translation.ts";

const DocumentQuestion = Type.Object({
  text: Type.String({ maxLength: limits.questionTextMax }),
  type: QuestionType,
  options: Type.Array(Type.String({ maxLength: limits.optionTextMax }), {
    maxItems: limits.optionsMax,
  }),
  allowMultiple: Type.Boolean(),
  form: Type.Optional(QuestionForm),
  isChallenge: Type.Boolean({
    description: "Asked before all others; which answer is right is not told",
  }),
});

/**
 * A survey as a file, whole or half written: what is asked and how, without
 * codes, expected answers, keys, sites and places.
 */
export const SurveyDocument = Type.Object(
  {
    schema: Type.Literal(surveyDocumentSchema),
    title: Type.String({ maxLength: limits.titleMax }),
    instructions: Type.String({ maxLength: limits.instructionsMax }),
    feedback: Type.Boolean(),
    language: Type.Optional(SurveyLanguage),
    translations: Type.Optional(SurveyTranslations),
    visibility: Type.Object({ mode: Type.Enum(["global", "code"]) }),
    results: ResultsMode,
    reads: ReadMode,
    quota: Type.Optional(Quota),
    ...SurveyEnding,
    questions: Type.Array(DocumentQuestion, {
      maxItems: limits.questionsMax + limits.challengeQuestionsMax,
    }),
  },
  { title: "Survey" },
);
