import Type from "typebox";
import type { createdSurveyFields, generatedSurveyFields } from "../draft.ts";
import { defaultSurveyMinutes, limits } from "../limits.ts";
import {
  defineCalls,
  Id,
  Nullable,
  NullableString,
  NullableTimestamp,
  PlaceBody,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";
import { QuestionForm, QuestionType } from "./question-form.ts";
import { Quota, RadiusMeters, Scope, SurveyEnding } from "./survey-item.ts";
import {
  AnswerPlaces,
  ReadMode,
  ResultsMode,
  TicketMode,
} from "./survey-modes.ts";
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

/** The location that an author chooses for a survey. */
export const PlaceChoice = {
  ...PlaceBody.properties,
  placeId: Type.Optional(
    Nullable({
      ...Id,
      description:
        "Id of a place from `GET /places`. It becomes the location of the survey and takes precedence over all other location fields.",
    }),
  ),
  placed: Type.Optional(
    Type.Boolean({
      description: "Whether the survey has a location. Default: true.",
    }),
  ),
};

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
    ...PlaceChoice,
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
    forgetMonths: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: limits.forgetMonthsMax,
        description:
          "Number of months after closing after which responses, texts and posts are deleted. Released figures stay. If the site has a lower limit, that applies. It cannot change after publishing.",
      }),
    ),
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
          "Origins of the pages that may embed the survey, for example `https://partner.example`.",
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
          language: Type.String({ description: "BCP 47 language tag." }),
          name: Type.String({
            description: "Name of the language, in that language.",
          }),
          title: Type.String(),
          instructions: Type.String(),
          questions: Type.Array(DraftedQuestion),
        }),
        {
          description:
            "Template surveys to choose from. Returned if the description does not state what to ask; `questions` is then empty.",
        },
      ),
    ),
  },
  { title: "GeneratedSurvey" },
);

const DraftedTranslation = Type.Object({
  texts: Type.Array(Type.String(), {
    description:
      "Translations, at the indexes of the submitted texts. An empty string if there is no translation.",
  }),
});

/** Requests that draft and publish a survey. */
export const creationCalls = defineCalls("creation", {
  reserveSurveyToken: {
    summary: "Reserve the single-use token that publishing a survey requires",
    description:
      "The token is bound to the session and valid for a day. Publishing the same survey again with a used token returns the survey that was published with it. Publishing another survey with it returns error 409 SURVEY_TOKEN_SPENT, with the id of the published survey in `data.surveyId`.",
    method: "POST",
    path: "/surveys/embedded-token",
    reply: Type.Object({ embeddedToken: Type.String() }),
  },
  generateSurvey: {
    summary:
      "Draft a survey from a description, or an empty survey with manual: true",
    description: [
      "With `Accept: text/event-stream`, a slow drafter streams its progress:",
      "",
      "- `progress` frames contain the `title` and the texts of the `questions` drafted so far.",
      "- The last frame is either `reply`, with the response described here, or `refused`, with an error.",
      "",
      "Until the first frame, and if there is no progress to report, the response is the same as without that header.",
      "",
      "Error 502 DRAFTING_FAILED if a model fails. `data.reason` states why: `busy`, `declined`, `cut`, `unreadable`, `silent`, `unreachable` or `broken`. `data.draft` contains the title, instructions and questions that were complete by then, if there are any.",
    ].join("\n"),
    action: "survey_generate",
    method: "POST",
    path: "/surveys/generate",
    body: Type.Object({
      content: Type.String({ maxLength: limits.generationTextMost }),
      manual: Type.Optional(Type.Boolean()),
      rules: Type.Optional(
        Type.Boolean({
          description:
            "Draft by fixed rules even if a model is configured. For use after a model failed to respond.",
        }),
      ),
    }),
    reply: GeneratedSurveyReply,
  },
  draftTranslation: {
    summary: "Draft a translation of a survey's texts with a model",
    description:
      "The translation is not stored. Review it before you publish it. Error 404 if no model is configured; see `draftsTranslations` in `GET /health`. Streams progress and fails like `generateSurvey`: `progress` frames and `data` of an error contain the `texts` that were complete by then.",
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
          description: `At most ${limits.draftedCharsMax} characters in total.`,
        },
      ),
    }),
    reply: DraftedTranslation,
  },
  createSurvey: {
    summary: "Publish a survey",
    description: [
      "**Location**",
      "",
      "- Coordinates are snapped to a grid of at least 1 km before they are stored. Without coordinates, the survey gets the author's location of the last day, or the city from which it is published.",
      "- With `placed: false` the survey has no location, even if one is known.",
      "- `placeId` is a place from the gazetteer; its name is stored. Error 400 if the id does not exist.",
      "- `scope` and `radiusMeters` must be set together and require a location. People within the radius are shown the survey before others (`first`), are the only ones who find it in lists and searches (`only`), or are the only ones who may answer it (`answer`). Neither can be changed later.",
      "- The location can be changed until the first response.",
      "",
      "**Time**",
      "",
      "- The survey opens at `opensAt`, or immediately if `opensAt` is omitted or in the past.",
      `- It closes at \`expiresAt\`, by default after ${defaultSurveyMinutes / 1440} days, or earlier if it has \`quota\` responses.`,
      "- Anyone who may see the questions can read `closedMessage` and `thanksMessage`. `closedMessage` is shown once the survey is closed, `thanksMessage` to people who have answered. `thanksLink` is a link for people who have answered; the site may restrict its host.",
      "",
      "**Results**",
      "",
      "- `results`: when figures include answers. Default: `groups`. Cannot be changed later.",
      "- `reads`: what the author can read of the answers. Default: `texts`. Cannot be changed later.",
      "- `tickets`: who may answer by paper ticket. Default: `off`. Can be changed until the first response.",
      "",
      "**Language**",
      "",
      "- `language`: language in which the survey is written. If omitted, it is detected from the text if possible.",
      "- `translations`: the texts in other languages. They require `language`. In all languages together, one text must not be used for two different options of a question, because each option is counted at its index.",
      "",
      "**Embedding**",
      "",
      "- Without `embedOrigins`, the survey may be embedded on all pages that the site allows; with an empty list, on none. A list never allows more than the site does.",
      "",
      "**Owner key**",
      "",
      "- `ownerKey` is the only way to manage the survey, and anyone who has it can. It is returned to the author only. Repeating the request within a day returns the same key.",
    ].join("\n"),
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

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof generatedSurveyFields, Wire<typeof GeneratedSurveyReply>>,
  ReadBy<
    typeof createdSurveyFields,
    Wire<typeof creationCalls.createSurvey.reply>
  >,
];
