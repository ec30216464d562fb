import Type, { type TSchema } from "typebox";
import type { releasedFields } from "../analytics.ts";
import type { answerMapFields } from "../answer-map.ts";
import type { integrityFields } from "../integrity.ts";
import type {
  SurveyEnding as ReadEnding,
  SurveyLimits as ReadLimits,
} from "../survey-ending.ts";
import type { surveyPlaceFields } from "../survey-place.ts";
import type { surveyFields } from "../survey.ts";
import { limits } from "../limits.ts";
import { AnalyticsReply, AnswerMapReply, FiguresSide } from "./analytics.ts";
import { IntegrityReply } from "./integrity.ts";
import {
  AccessCode,
  defineCalls,
  IdParams,
  PlaceBody,
  type ReadBy,
  Uuid,
  type Wire,
} from "./parts.ts";
import { QuestionsReply } from "./questions.ts";
import { SurveyItem } from "./survey-item.ts";
import {
  CellsQuery,
  CellsReply,
  ListQuery,
  SurveyListReply,
} from "./survey-list.ts";
import { SurveyLanguage } from "./translation.ts";

/** Opens a survey that requires a code. */
export const CredentialQuery = Type.Object({
  code: Type.Optional(AccessCode),
  share_token: Type.Optional(Type.String({ maxLength: 128 })),
});

const Answer = Type.Union([
  Type.String({ maxLength: limits.answerMax }),
  Type.Array(Type.String({ maxLength: limits.optionTextMax }), {
    maxItems: limits.optionsMax,
  }),
]);

const byQuestion = <T extends TSchema>(answer: T, maxProperties: number) =>
  Type.Record(Type.String(), answer, {
    maxProperties,
    propertyNames: { maxLength: limits.questionIdMax },
  });

/** Language in which the form was shown. */
const AnsweredIn = Type.Optional(SurveyLanguage);

/** Answers by question id. */
export const AnswersBody = Type.Object({
  answers: byQuestion(Answer, limits.questionsMax),
  language: AnsweredIn,
});

export const ResponseBody = Type.Object({
  ...AnswersBody.properties,
  ...PlaceBody.properties,
  challenge_answers: Type.Optional(
    byQuestion(
      Type.String({ maxLength: limits.answerMax }),
      limits.challengeQuestionsMax,
    ),
  ),
  ring_consent: Type.Optional(
    Type.Boolean({
      description:
        "Whether `lat` and `lng` may be counted as stated in `answer_places`. Otherwise they are not stored with the response.",
    }),
  ),
  code: Type.Optional(AccessCode),
  way_in: Type.Optional(
    Type.Enum(["site", "link"], {
      description:
        "How the visitor reached the survey: found it on the site (`site`), or opened its address directly (`link`). Default: `site`. The author sees the numbers by day.",
    }),
  ),
});

export const surveyCalls = defineCalls("surveys", {
  listSurveys: {
    summary:
      "List public surveys: open ones first, then nearest, then newest; without coordinates, the newest alternate with the most answered among them",
    description:
      "Returns at most 100 surveys per page. `west`, `south`, `east` and `north` must be set together, and exclude surveys outside this area. Closed surveys are listed for 90 days. A survey that opens, closes or is published while you load pages may be returned twice or not at all; all others are returned once. Coordinates are snapped to a grid of at least 1 km before they are compared. For actors who consented, the grid cell is stored for a day, as the location of surveys they publish. `counts` refers to the listed surveys.",
    method: "GET",
    path: "/surveys",
    query: ListQuery,
    reply: SurveyListReply,
  },
  listCells: {
    summary: "Get the map positions of listed surveys",
    description: [
      "Counts the surveys that `GET /surveys` lists with the same filters and that have a location, by grid cells of at least 1 km. More than 500 surveys are counted by bins of the Web Mercator map; the position of a bin is a grid cell near the middle of its surveys. At `level` 14, each grid cell is returned.",
      "",
      "`west`, `south`, `east` and `north` must be set together. They select a section of the map; its bins are counted completely. A section of more than 1,024 bins is refused. Without `level`, the finest level that fits is used.",
      "",
      "Clients can cache the response and revalidate it with its `ETag`. It can be 10 seconds old.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/cells",
    query: CellsQuery,
    reply: CellsReply,
  },
  getSurvey: {
    summary: "Get a survey by its number",
    description: [
      "Error 403 if the survey requires an access code and the request does not contain it. A correct code or share token, sent to this or any other endpoint about the survey, is remembered for the session.",
      "",
      "A wrong code returns error 403 ACCESS_CODE_INVALID with `data.attemptsRemaining`; repeating the same wrong code is counted once. After the third wrong code, every request about the survey returns error 423 ACCESS_LOCKED for 15 minutes, with or without a code; `data.retryAfter` contains the remaining seconds.",
      "",
      "After many wrong codes, from one network or in total, a code is checked only with a bot-check token of the action `access_code`. Its difficulty doubles with each wrong code. Without the token, the request returns error 429 CODE_GUESSES_BOUNDED with the required difficulty in `data.price`. If the error has no `data.price`, no token is accepted; wait and try again.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/:id",
    params: IdParams,
    query: CredentialQuery,
    reply: SurveyItem,
  },
  getSurveyByUuid: {
    summary: "Get a survey by its UUID",
    method: "GET",
    path: "/surveys/uuid/:uuid",
    params: Type.Object({ uuid: Uuid }),
    query: CredentialQuery,
    reply: SurveyItem,
  },
  getQuestions: {
    summary: "Get the questions of a survey, without expected answers",
    method: "GET",
    path: "/surveys/:id/questions",
    params: IdParams,
    query: CredentialQuery,
    reply: QuestionsReply,
  },
  getAnalytics: {
    summary: "Get the figures of a survey's released responses",
    description: [
      "`resp_count` counts every response immediately. All other figures are based on the `released_count` responses that have been released.",
      "",
      "**Release of responses**",
      "",
      "- With `results.mode` `groups`, responses are released in groups of at least `group_size`. A group is from at least five networks, of which none counts for more than a fifth; a response by ticket counts as a person. While the survey is open, a group is released once twice that number is waiting. With `room`, people count instead of networks. With `closed`, responses are released in groups once the survey is closed. With `live`, each response is released immediately.",
      "- If the new answers to a question would reveal a person's answer, the question waits for the next release and includes none of them until then.",
      "- `next_release` is what further responses wait for. Null if no more responses will be released.",
      "",
      "**Figures**",
      "",
      "- Buckets of `resp_count_timeseries` are one hour, or longer if there would be more than 60. They start on UTC boundaries and are zero if no one answered. For surveys in several languages, or that count locations, they show the hour in which responses were released, not the hour in which they were sent.",
      "- `mc_options` lists the options of `mc_breakdown` in the order in which they were written. An object cannot keep that order if options are integers.",
      "- `top_keywords` contains up to 50 words and two-word terms that several people from several networks used. Each term is counted once per person.",
      "- `sentiment_hist` has ten buckets from -1 to 1, named for example `0.2…0.4`. The lower bound is included.",
      "- `withheld` states which results of free texts are not shown yet, and from how many responses they will be. Null if nothing is withheld.",
      "- `language` is the language of the survey and its options. Null if unknown.",
      "",
      "**Flagged responses and tickets**",
      "",
      "- `flagged_count` is the number of released responses that are flagged (see `/integrity`), whether or not these figures include them.",
      "- `left_out_reason` is the author's reason for excluding flagged responses. Null while they are counted.",
      "- `ticket_count` is the number of released responses by ticket if `tickets` is `apart`. In that case, `only=tickets` and `without=tickets` select the figures of each side, in full groups. Otherwise these filters return error 400.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/:id/analytics",
    params: IdParams,
    query: Type.Object({
      ...CredentialQuery.properties,
      ...FiguresSide.properties,
    }),
    reply: AnalyticsReply,
  },
  getAnswerMap: {
    summary: "Get the answers of a survey by map bin",
    description:
      "Only for surveys that count answers by map bin; includes people who agreed. A bin is as small as a group of its people allows, of at least 10 people, and never smaller than a grid cell of 1 km. Error 400 INVALID_REQUEST if the survey has no map.",
    method: "GET",
    path: "/surveys/:id/answer-map",
    params: IdParams,
    query: CredentialQuery,
    reply: AnswerMapReply,
  },
  getIntegrity: {
    summary:
      "Get the integrity report of a survey: accepted, refused and flagged responses",
    description: [
      "`accepted` is the number of accepted responses, `ways` the same by the way in which people reached the survey.",
      "",
      "`refused` is the number of refused responses by reason: after the survey closed (`closed`), a second response (`duplicate`), a failed bot check (`check`), too many responses (`limit`).",
      "",
      "`flagged` is the number of `released` responses with at least two of these flags, which are signs of ballot stuffing:",
      "",
      "- `fresh`: the anonymous ID was a few minutes old.",
      "- `fast`: the response arrived sooner than the questions can be read.",
      "- `burst`: the response is part of a burst from one network.",
      "- `repeated`: other responses from the same network chose the same options.",
      "- `copied`: others wrote the same or nearly the same text.",
      "",
      "A response is counted for each of its flags. `without=flagged` of the analytics endpoint excludes flagged responses.",
    ].join("\n"),
    method: "GET",
    path: "/surveys/:id/integrity",
    params: IdParams,
    query: CredentialQuery,
    reply: IntegrityReply,
  },
  submitResponse: {
    summary:
      "Submit a response, once per person; a repeated response returns duplicate: true",
    description: [
      "Coordinates are stored for a day, snapped to a grid cell, as the location of surveys that the actor publishes. With the response, only what `ring_consent` allows to be counted is stored.",
      "",
      "Errors:",
      "",
      "- 423 CHALLENGE_FAILED: an answer to a challenge question is wrong. `data.attemptsRemaining` is the number of attempts left.",
      "- 423 CHALLENGE_BLOCKED: for 15 minutes after the third wrong answer to a challenge question.",
      "- 410 with `expiresAt`: the survey is closed. It also closes when it has `quota` responses; of responses that are sent simultaneously, no more than that are accepted.",
      "- 403 SURVEY_NOT_OPEN: the survey is not open yet. `data.opensAt` is its opening time.",
      "- 403 PLACE_REQUIRED: the `scope` of the survey is `answer` and the request contains no coordinates.",
      "- 403 PLACE_TOO_FAR: the `scope` of the survey is `answer` and the coordinates are outside its `radiusMeters`, measured between the centres of grid cells.",
      "- 403 TICKET_REQUIRED: `tickets` of the survey is `only` and the actor has not redeemed a ticket.",
    ].join("\n"),
    action: "survey_response",
    method: "POST",
    path: "/surveys/:id/responses",
    params: IdParams,
    body: ResponseBody,
    reply: Type.Object({ duplicate: Type.Boolean() }),
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<typeof surveyFields, Wire<typeof SurveyItem>>,
  ReadBy<typeof surveyPlaceFields, Wire<typeof SurveyItem>>,
  ReadBy<Required<ReadLimits>, Wire<typeof SurveyItem>>,
  ReadBy<Required<ReadLimits & ReadEnding>, Wire<typeof QuestionsReply>>,
  ReadBy<typeof releasedFields, Wire<typeof AnalyticsReply>>,
  ReadBy<typeof answerMapFields, Wire<typeof AnswerMapReply>>,
  ReadBy<typeof integrityFields, Wire<typeof IntegrityReply>>,
];
