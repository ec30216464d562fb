import Type from "typebox";
import type { managedSurveyFields, newKeyFields } from "../managed-survey.ts";
import { limits } from "../limits.ts";
import { keyRoles, surveyStates, waysIn } from "../ownership.ts";
import { NewCode, PayloadQuestion, PlaceChoice } from "./creation.ts";
import {
  Count,
  Day,
  defineCalls,
  Id,
  Nullable,
  NullableTimestamp,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";
import { QuestionItem } from "./question-form.ts";
import { SurveyEdit } from "./questions.ts";
import {
  EndingChange,
  Quota,
  SurveyEnding,
  SurveyItem,
} from "./survey-item.ts";
import {
  AnswerPlaces,
  ReadMode,
  ResultsRule,
  TicketMode,
} from "./survey-modes.ts";
import { SurveyLanguage, SurveyTranslations } from "./translation.ts";

const SurveyKey = Type.Object(
  {
    keyId: Uuid,
    role: Type.Enum([...keyRoles]),
    label: Type.String(),
    madeOn: Day,
    usedOn: Nullable(Day),
    current: Type.Boolean({
      description: "Whether this request was made with this key.",
    }),
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
        description:
          "When a review was requested. Null if none was requested, or if the survey is not hidden.",
      }),
    ),
    version: Type.Integer({
      minimum: 0,
      description:
        "Version of the survey, for If-Match. Also sent as the ETag of the response.",
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
          "Withdrawn responses are counted until they leave in groups.",
      },
    ),
    ...SurveyEnding,
    keys: Type.Array(SurveyKey, {
      description: "Empty if this key may not change them.",
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
    ...PlaceChoice,
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
  key: Type.String({ description: "Returned only once." }),
});

const managed = { params: Type.Object({ uuid: Uuid }) };
const oneKey = { params: Type.Object({ uuid: Uuid, keyId: Uuid }) };

/**
 * Requests of the holder of a survey's key, with or without a session:
 * `Authorization: Bearer <key>`.
 */
export const ownershipCalls = defineCalls("ownership", {
  getManagedSurvey: {
    summary: "Get a survey as the holder of a key",
    description:
      "Accepts a key of any role. Error 404 with a wrong key or without one, as if the survey did not exist. The response contains no answers of individuals: its figures are the public ones.",
    method: "GET",
    path: "/manage/:uuid",
    ...managed,
    reply: ManagedSurveyReply,
  },
  updateManagedSurvey: {
    summary: "Update a survey",
    description: [
      "Omitted fields stay unchanged.",
      "",
      "Error 412 SURVEY_CHANGED if the request has If-Match and the survey now has another version, which is returned in `data.version`. Error 409 SURVEY_ANSWERED if the request changes something that can no longer be changed.",
      "",
      "**At any time**",
      "",
      "- `language`: null sets the language that is detected from the text soon after the request.",
      "- `leftOutReason`: excludes flagged responses from the figures; the reason is shown with the figures. Null counts them again. Error 409 SURVEY_ANSWERED after too many such changes.",
      "- `expiresAt`: closes the survey, immediately if the time is in the past, or opens it again.",
      "- `quota`: must be greater than the current number of responses. A survey that has reached its quota is closed; to open it again, send a larger `quota` or null together with another `expiresAt`.",
      "- `visibility`: a new access code revokes the access of visitors who used the previous code, and ends all share links.",
      "- `translations`: all translations, at the indexes of the questions after this request. If omitted, existing translations stay with their questions and options.",
      "",
      "**Only while there is no response**",
      "",
      "- `opensAt`: null opens the survey immediately.",
      "- `tickets`: who may answer by paper ticket.",
      "- Location: `placeId`, or `lat` with `lng`, as in `createSurvey`; `placed: false` removes it. It stays unchanged if none of these is sent. A survey with a `scope`, or one that counts answers by location, must have a location. Error 409 SURVEY_ANSWERED also if a post shows how far from the location it was written.",
      "- `questions`: all questions in their order. Questions that remain keep their `id`. Questions can be added, removed and changed in kind. Once there are responses, only the texts of questions and options can be changed, and `edits` shows everyone the text before and after; other changes return error 409 SURVEY_ANSWERED.",
    ].join("\n"),
    method: "PATCH",
    path: "/manage/:uuid",
    ...managed,
    body: UpdateSurveyBody,
    reply: ManagedSurveyReply,
  },
  deleteManagedSurvey: {
    summary: "Delete a survey permanently",
    description: `The survey is no longer visible to anyone, and everything that belongs to it is deleted after ${limits.undeleteDays} days. \`title\` must be the title of the survey, so that no one deletes another survey by mistake.`,
    method: "DELETE",
    path: "/manage/:uuid",
    ...managed,
    body: Type.Object({ title: Type.String({ maxLength: limits.titleMax }) }),
    reply: ManagedSurveyReply,
  },
  appealManagedSurvey: {
    summary: "Request a review of a hidden survey",
    description:
      "Requires a key with the role `own`. The operators of the site read the reason. The author can also use `/surveys/:id/appeal`. Accepted once while the survey is hidden. Has no effect if repeated, or if the survey is visible.",
    method: "POST",
    path: "/manage/:uuid/appeal",
    ...managed,
    body: Type.Object({
      reason: Type.String({ maxLength: limits.appealReasonMax }),
    }),
    reply: ManagedSurveyReply,
  },
  undeleteManagedSurvey: {
    summary: "Cancel the pending deletion of a survey",
    method: "POST",
    path: "/manage/:uuid/undelete",
    ...managed,
    reply: ManagedSurveyReply,
  },
  createManagedShareToken: {
    summary:
      "Create a share token, which opens the survey's pages without its access code",
    description:
      "Use it as `share_token` in links, for people who have a key but not the access code. The same key always gets the same token. The token is valid until the key ends, the access code of the survey changes or its share links are ended.",
    method: "POST",
    path: "/manage/:uuid/share-token",
    ...managed,
    status: 201,
    reply: Type.Object({ token: Type.String() }),
  },
  endManagedShareLinks: {
    summary: "End all share links",
    description:
      "Includes the share links of keys. Visitors who opened the survey with a link or the access code must enter the access code again.",
    method: "DELETE",
    path: "/manage/:uuid/share-links",
    ...managed,
    status: 204,
  },
  createSurveyKey: {
    summary: "Create another key, for a helper",
    description:
      "Error 409 SURVEY_KEYS_FULL if the survey already has the maximum number of keys.",
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
    summary: "Replace a key; the previous key stops working",
    method: "POST",
    path: "/manage/:uuid/keys/:keyId/rotation",
    ...oneKey,
    reply: NewKeyReply,
  },
  endSurveyKey: {
    summary: "Delete a key",
    description:
      "Error 409 LAST_OWNER_KEY if it is the only key that may change the survey.",
    method: "DELETE",
    path: "/manage/:uuid/keys/:keyId",
    ...oneKey,
    status: 204,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof managedSurveyFields, Wire<typeof ManagedSurveyReply>>,
  ReadBy<typeof newKeyFields, Wire<typeof NewKeyReply>>,
];
