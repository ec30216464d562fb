import Type from "typebox";
import { limits } from "../limits.ts";
import {
  defineCalls,
  Id,
  Nullable,
  NullableString,
  NullableTimestamp,
  PlaceBody,
  Uuid,
} from "./parts.ts";
import {
  QuestionForm,
  QuestionType,
  Quota,
  ReadMode,
  ResultsMode,
  SurveyEnding,
  AnswerPlaces,
  RadiusMeters,
  Scope,
  TicketMode,
} from "./surveys.ts";
import { SurveyLanguage, SurveyTranslations } from "./translation.ts";

/** A code that an author chooses; null for none. */
export const NewCode = Nullable(
  Type.String({
    minLength: limits.codeMin,
    maxLength: limits.codeMax,
    pattern: "^\\S+$",
  }),
);

export const PayloadQuestion = Type.Object({
  text: Type.String({ minLength: 1, maxLength: limits.questionTextMax }),
  type: QuestionType,
  options: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: limits.optionTextMax }), {
      maxItems: limits.optionsMax,
    }),
  ),
  allowMultiple: Type.Optional(Type.Boolean()),
  form: Type.Optional(QuestionForm),
  isChallenge: Type.Optional(Type.Boolean()),
  challengeExpectedResponse: Type.Optional(
    Type.String({ maxLength: limits.answerMax }),
  ),
});

export const CreateSurveyBody = Type.Object({
  survey: Type.Object({
    title: Type.String({ minLength: 1, maxLength: limits.titleMax }),
    instructions: Type.Optional(
      Type.String({ maxLength: limits.instructionsMax }),
    ),
    type: Type.Literal("geo"),
    feedback: Type.Optional(Type.Boolean()),
    radiusMeters: Type.Optional(Nullable(RadiusMeters)),
    scope: Type.Optional(Nullable(Scope)),
    ...PlaceBody.properties,
    placeId: Type.Optional(
      Nullable({
        ...Id,
        description:
          "A place that `GET /places` told: the survey stands there, whatever else is said of where",
      }),
    ),
    placed: Type.Optional(
      Type.Boolean({
        description:
          "Whether the survey stands anywhere; it does when this is absent",
      }),
    ),
    visibility: Type.Optional(
      Type.Object({
        mode: Type.Enum(["global", "code"]),
        code: Type.Optional(NewCode),
      }),
    ),
    questions: Type.Array(PayloadQuestion, {
      minItems: 1,
      maxItems: limits.questionsMax,
    }),
    exportHtmlCode: Type.Optional(NewCode),
    opensAt: Type.Optional(NullableTimestamp),
    expiresAt: Type.Optional(NullableTimestamp),
    quota: Type.Optional(Nullable(Quota)),
    ...SurveyEnding,
    results: Type.Optional(ResultsMode),
    reads: Type.Optional(ReadMode),
    tickets: Type.Optional(TicketMode),
    answerPlaces: Type.Optional(AnswerPlaces),
    language: Type.Optional(SurveyLanguage),
    translations: Type.Optional(SurveyTranslations),
    embedOrigins: Type.Optional(
      Type.Array(Type.String({ maxLength: 255 }), {
        maxItems: limits.embedOriginsMax,
        description:
          "Origins of the pages that may show it, as https://partner.example",
      }),
    ),
    embeddedToken: Type.String({ minLength: 1, maxLength: 128 }),
  }),
});

const DraftedQuestion = Type.Object({
  text: Type.String(),
  type: QuestionType,
  options: Type.Array(Type.String()),
  allowMultiple: Type.Boolean(),
  form: Type.Optional(QuestionForm),
});

export const GeneratedSurveyReply = Type.Object(
  {
    title: Type.String(),
    instructions: Type.String(),
    questions: Type.Array(DraftedQuestion),
    notice: NullableString,
    embeddedToken: NullableString,
    templates: Type.Optional(
      Type.Array(
        Type.Object({
          topic: Type.String(),
          language: Type.String({ description: "BCP 47" }),
          name: Type.String({
            description: "What it is called in its language",
          }),
          title: Type.String(),
          instructions: Type.String(),
          questions: Type.Array(DraftedQuestion),
        }),
        {
          description:
            "Surveys to begin with, where the description says nothing to ask about: there are no questions then",
        },
      ),
    ),
  },
  { title: "GeneratedSurvey" },
);

const DraftedTranslation = Type.Object({
  texts: Type.Array(Type.String(), {
    description: "By the places of what was sent; empty where none came",
  }),
});

/** Requests that draft and publish a survey. */
export const creationCalls = defineCalls("creation", {
  reserveSurveyToken: {
    summary:
      "Reserve the token that publishing needs: bound to the session, used once",
    description:
      "Good for a day. Publishing the same survey again with a spent token answers the survey it was spent on; another survey answers 409 SURVEY_TOKEN_SPENT, with the id of the published one as `data.surveyId`.",
    method: "POST",
    path: "/surveys/embedded-token",
    reply: Type.Object({ embeddedToken: Type.String() }),
  },
  generateSurvey: {
    summary:
      "Draft a survey from a description, or an empty one when manual is true",
    description:
      "With `Accept: text/event-stream` a drafter that takes its time tells what there is of the draft: `progress` frames with `title` and `questions` (their texts), then one `reply` with what is described here, or `refused` with an error. Until the first of them, and where there is nothing to tell, the answer is the same as without. Where a model fails, 502 DRAFTING_FAILED says in `data.reason` how (busy, declined, cut, unreadable, silent, unreachable or broken), and `data.draft` has the title, instructions and questions that were whole by then, where there are any.",
    action: "survey_generate",
    method: "POST",
    path: "/surveys/generate",
    body: Type.Object({
      content: Type.String({ maxLength: limits.generationTextMost }),
      manual: Type.Optional(Type.Boolean()),
      rules: Type.Optional(
        Type.Boolean({
          description:
            "Draft by fixed rules, also where a model is set up: for who waited for it in vain",
        }),
      ),
    }),
    reply: GeneratedSurveyReply,
  },
  draftTranslation: {
    summary: "Draft a survey's texts in another language, by a model",
    description:
      "Nothing of it is kept: whoever asked looks it through before it is published. 404 where no model is set up, see `draftsTranslations` of the health. Followed and refused as `generateSurvey`: `progress` frames and `data` of a refusal have the `texts` that were whole by then.",
    action: "survey_generate",
    method: "POST",
    path: "/surveys/translations/draft",
    body: Type.Object({
      from: SurveyLanguage,
      to: SurveyLanguage,
      texts: Type.Array(
        Type.String({ minLength: 1, maxLength: limits.instructionsMax }),
        {
          minItems: 1,
          maxItems: limits.draftedTextsMax,
          description: `At most ${limits.draftedCharsMax} characters together`,
        },
      ),
    }),
    reply: DraftedTranslation,
  },
  createSurvey: {
    summary: "Publish a survey",
    description:
      "Coordinates are snapped to a grid of at least 1 km before they are kept; without any the survey stands where its author was in the last day, else in the city they publish from. With `placed: false` it stands nowhere, whatever else is known. `placeId` names a place of the gazetteer, and its name is kept; 400 where there is none of that id. `scope` and `radiusMeters` come together and need a place: the survey is shown `first` to whoever is that near, lists and searches have it for those `only`, or nobody else may `answer` it. Neither can be changed afterwards. Without `expiresAt` the survey stays open for 30 days. It opens at `opensAt`, at once where that is absent or past, and closes after `quota` responses where they come before `expiresAt`. `closedMessage` and `thanksMessage` are read by everybody who may see its questions, once it is closed and to who has answered; `thanksLink` is where those may go on to, as far as the site allows its host. Without `embedOrigins` it may be embedded wherever the site allows it, with an empty list nowhere; a list never lets in more than the site does. `results` says when figures show what was answered, in groups when it is absent; `reads` what its author can read of answers, texts when it is absent; neither can be changed afterwards. `tickets` says who may answer by paper ticket, off when it is absent; it can be changed until somebody has answered. `language` says in which language it is written; without it that is told from its words, as far as they do. `translations` are its words in other languages, which need `language`; a text of one question must not stand for two options in any two of them, as each is counted at its place. `ownerKey` is the one way back to the survey, whoever has it, and told to its author alone: a repeat within a day is told the same.",
    action: "survey_create",
    method: "POST",
    path: "/surveys",
    body: CreateSurveyBody,
    status: 201,
    reply: Type.Object({
      id: Id,
      surveyUuid: Uuid,
      ownerKey: Type.String(),
    }),
  },
});
