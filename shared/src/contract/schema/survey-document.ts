import Type from "typebox";
import { limits } from "../limits.ts";
import { surveyDocumentSchema } from "../survey-document.ts";
import { Id, Latitude, Longitude, Nullable } from "./parts.ts";
import { QuestionForm, QuestionType } from "./question-form.ts";
import { Quota, RadiusMeters, Scope, SurveyEnding } from "./survey-item.ts";
import { AnswerPlaces, ReadMode, ResultsMode } from "./survey-modes.ts";
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
    description:
      "Whether it is a challenge question, which is asked before all others. The expected answer is not included.",
  }),
});

const DocumentPlace = Type.Union(
  [
    Type.Object({
      id: { ...Id, description: "Id of the place in `GET /places`." },
      name: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    Type.Object({ lat: Latitude, lng: Longitude }),
  ],
  {
    description:
      "A named place, or the centre of a grid cell. Null if the survey has no location. Omitted if it gets the location of the person who publishes it.",
  },
);

/**
 * A survey as a file, finished or not: its questions, presentation and
 * location, without codes, expected answers, keys and sites.
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
    forgetMonths: Type.Optional(
      Type.Integer({ minimum: 1, maximum: limits.forgetMonthsMax }),
    ),
    ...SurveyEnding,
    place: Type.Optional(Nullable(DocumentPlace)),
    scope: Type.Optional(Scope),
    radiusMeters: Type.Optional(RadiusMeters),
    answerPlaces: Type.Optional(AnswerPlaces),
    questions: Type.Array(DocumentQuestion, {
      maxItems: limits.questionsMax + limits.challengeQuestionsMax,
    }),
  },
  { title: "Survey" },
);
