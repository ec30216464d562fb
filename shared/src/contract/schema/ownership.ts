import Type from "typebox";
import { limits } from "../limits.ts";
import { keyRoles, surveyStates, waysIn } from "../ownership.ts";
import { NewCode, PayloadQuestion } from "./creation.ts";
import {
  Count,
  Day,
  defineCalls,
  Id,
  Nullable,
  NullableTimestamp,
  Uuid,
} from "./parts.ts";
import {
  AnswerPlaces,
  EndingChange,
  QuestionItem,
  Quota,
  ReadMode,
  ResultsRule,
  SurveyEdit,
  SurveyEnding,
  SurveyItem,
  TicketMode,
} from "./surveys.ts";
import { SurveyLanguage, SurveyTranslations } from "./translation.ts";

const SurveyKey = Type.Object(
  {
    keyId: Uuid,
    role: Type.Enum([...keyRoles]),
    label: Type.String(),
    madeOn: Day,
    usedOn: Nullable(Day),
    current: Type.Boolean({ description: "Whether this call came with it" }),
  },
  { title: "SurveyKey" },
);

export const ManagedSurveyReply = Type.Object(
  {
    survey: SurveyItem,
    role: Type.Enum([...keyRoles]),
    state: Type.Enum([...surveyStates]),
    deletesAt: NullableTimestamp,
    appealedAt: Nullable(
      Type.String({
        format: "date-time",
        description: "When a review of it was asked for, while it is hidden",
      }),
    ),
    version: Type.Integer({
      minimum: 0,
      description: "What If-Match takes; the ETag of the reply",
    }),
    feedback: Type.Boolean(),
    embedOrigins: Nullable(Type.Array(Type.String())),
    leftOutReason: Nullable(Type.String({ minLength: 1 })),
    results: ResultsRule,
    reads: ReadMode,
    tickets: TicketMode,
    answer_places: AnswerPlaces,
    released_count: Count,
    questions: Type.Array(QuestionItem),
    translations: Type.Optional(SurveyTranslations),
    edits: Type.Array(SurveyEdit),
    days: Type.Array(
      Type.Object({
        day: Day,
        wayIn: Type.Enum([...waysIn]),
        count: Count,
      }),
      {
        description:
          "Withdrawn responses are counted until they leave in groups",
      },
    ),
    ...SurveyEnding,
    keys: Type.Array(SurveyKey, {
      description: "Empty for who may not change them",
    }),
  },
  { title: "ManagedSurvey" },
);

export const UpdateSurveyBody = Type.Object(
  {
    title: Type.Optional(
      Type.String({ minLength: 1, maxLength: limits.titleMax }),
    ),
    instructions: Type.Optional(
      Type.String({ maxLength: limits.instructionsMax }),
    ),
    feedback: Type.Optional(Type.Boolean()),
    language: Type.Optional(Nullable(SurveyLanguage)),
    translations: Type.Optional(SurveyTranslations),
    tickets: Type.Optional(TicketMode),
    opensAt: Type.Optional(NullableTimestamp),
    expiresAt: Type.Optional(Type.String({ format: "date-time" })),
    quota: Type.Optional(Nullable(Quota)),
    ...EndingChange,
    visibility: Type.Optional(
      Type.Object({
        mode: Type.Enum(["global", "code"]),
        code: Type.Optional(NewCode),
      }),
    ),
    exportHtmlCode: Type.Optional(NewCode),
    leftOutReason: Type.Optional(
      Nullable(
        Type.String({ minLength: 1, maxLength: limits.leftOutReasonMax }),
      ),
    ),
    embedOrigins: Type.Optional(
      Nullable(
        Type.Array(Type.String({ maxLength: 255 }), {
          maxItems: limits.embedOriginsMax,
        }),
      ),
    ),
    questions: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.Optional(Id),
          ...PayloadQuestion.properties,
        }),
        { minItems: 1, maxItems: limits.questionsMax },
      ),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);

const NewKeyReply = Type.Object({
  keyId: Uuid,
  key: Type.String({ description: "Told this once" }),
});

const managed = { params: Type.Object({ uuid: Uuid }) };
const oneKey = { params: Type.Object({ uuid: Uuid, keyId: Uuid }) };

/**
 * Requests of the holder of a survey's key, with or without a session:
 * `Authorization: Bearer <key>`.
 */
export const ownershipCalls = defineCalls("ownership", {
  getManagedSurvey: {
    summary: "A survey as who has one of its keys sees it",
    description:
      "With a wrong key, or none, 404 as if there was no such survey. Any key will do. Nothing in it says what was answered: figures are the public ones.",
    method: "GET",
    path: "/manage/:uuid",
    ...managed,
    reply: ManagedSurveyReply,
  },
  updateManagedSurvey: {
    summary: "Change a survey",
    description:
      "What is left out stays. With If-Match, 412 SURVEY_CHANGED where the survey has another version by now, with that as `data.version`. `language` null is what its words tell, which is found out soon afterwards. `leftOutReason` leaves flagged responses out of the figures, and is told with them; null counts them again; 409 SURVEY_ANSWERED where that was changed too often. `expiresAt` closes it, at once where it lies in the past, or opens it again. A `quota` has to be more than the responses that are there: one that has as many has closed, and opens again by a larger one, or none, together with another `expiresAt`. `opensAt` can be changed while there is no response, null opens it at once. Another access code shuts out who was let in by the one before, and ends all links that were shared. `questions` are all of them in their order; those that stay keep their id. They can be added, removed and changed in kind while there is no response; afterwards only the words of questions and options can, 409 SURVEY_ANSWERED else, and `edits` tells everybody both wordings. `translations` are all of them, by the places of the questions as they will stand; where they are left out, words stay with their questions and options. `tickets` can be changed while there is no response.",
    method: "PATCH",
    path: "/manage/:uuid",
    ...managed,
    body: UpdateSurveyBody,
    reply: ManagedSurveyReply,
  },
  deleteManagedSurvey: {
    summary: "Delete a survey for good",
    description: `It is shown to nobody from now on, and everything that belongs to it is deleted after ${limits.undeleteDays} days. \`title\` has to be the survey's, so that nobody deletes another one by mistake.`,
    method: "DELETE",
    path: "/manage/:uuid",
    ...managed,
    body: Type.Object({ title: Type.String({ maxLength: limits.titleMax }) }),
    reply: ManagedSurveyReply,
  },
  appealManagedSurvey: {
    summary: "Ask for a review of a hidden survey",
    description:
      "With a key that owns it, as its author does at `/surveys/:id/appeal`: whoever runs the site reads the reason. Once while it is hidden; a repeat changes nothing, nor does a survey that is shown.",
    method: "POST",
    path: "/manage/:uuid/appeal",
    ...managed,
    body: Type.Object({
      reason: Type.String({ maxLength: limits.appealReasonMax }),
    }),
    reply: ManagedSurveyReply,
  },
  undeleteManagedSurvey: {
    summary: "Keep a survey that is about to be deleted",
    method: "POST",
    path: "/manage/:uuid/undelete",
    ...managed,
    reply: ManagedSurveyReply,
  },
  createManagedShareToken: {
    summary: "A token that opens the survey's pages without its access code",
    description:
      "As `share_token` of links, for who has a key and not the code. The same key gets the same one every time, until the key ends, the survey gets another access code or its share links are ended.",
    method: "POST",
    path: "/manage/:uuid/share-token",
    ...managed,
    status: 201,
    reply: Type.Object({ token: Type.String() }),
  },
  endManagedShareLinks: {
    summary: "End all links that were shared",
    description:
      "Also those of keys. Whoever came in by a link or the access code enters the code again.",
    method: "DELETE",
    path: "/manage/:uuid/share-links",
    ...managed,
    status: 204,
  },
  createSurveyKey: {
    summary: "Make another key, for somebody who helps",
    description:
      "409 SURVEY_KEYS_FULL where there are as many as there may be.",
    method: "POST",
    path: "/manage/:uuid/keys",
    ...managed,
    body: Type.Object({
      role: Type.Enum([...keyRoles]),
      label: Type.String({ maxLength: limits.keyLabelMax }),
    }),
    status: 201,
    reply: NewKeyReply,
  },
  rotateSurveyKey: {
    summary: "Replace a key: the one before is good for nothing from now on",
    method: "POST",
    path: "/manage/:uuid/keys/:keyId/rotation",
    ...oneKey,
    reply: NewKeyReply,
  },
  endSurveyKey: {
    summary: "End a key",
    description:
      "409 LAST_OWNER_KEY for the only one that may change the survey.",
    method: "DELETE",
    path: "/manage/:uuid/keys/:keyId",
    ...oneKey,
    status: 204,
  },
});
