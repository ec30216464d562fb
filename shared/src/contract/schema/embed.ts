import Type from "typebox";
import { BotCheckChallengeReply } from "./bot-check.ts";
import { type Call, IdParams, Timestamp } from "./parts.ts";
import {
  AnalyticsReply,
  QuestionsReply,
  ResponseBody,
  SurveyItem,
} from "./surveys.ts";

const { surveyId, title, instructions, expired } = SurveyItem.properties;

/** No more than a widget shows: it is on its way before anybody can answer. */
const EmbeddedSurvey = Type.Object({ surveyId, title, instructions, expired });

const Drawing = Type.Object(
  {
    styles: Type.Object({
      name: Type.String({
        description: "Another with each change of the rules",
      }),
      rules: Type.String({ description: "A style sheet for a shadow root" }),
    }),
    steps: Type.Array(Type.Unknown(), {
      description:
        "In order: [name, attributes] opens an element, in the namespace of the one that it is in, or SVG's own from `svg` on; a string is text in it; 0 closes it. Each href lacks the site's origin.",
    }),
  },
  {
    description:
      "The survey as inline mode shows it first, where `drawn=1` asks for it and the server could draw it",
  },
);

export const EmbedVisitReply = Type.Object(
  {
    token: Type.String({
      description:
        "Goes into the Authorization header as a bearer token; good for this survey and page",
    }),
    expiresAt: Timestamp,
    consented: Type.Boolean(),
    responded: Type.Boolean(),
    embedOrigins: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "Origins of the pages that may show it, this site's among them; left out where all may",
      }),
    ),
    survey: EmbeddedSurvey,
    questions: QuestionsReply,
    drawn: Type.Optional(Drawing),
  },
  { title: "EmbedVisit" },
);

export const EmbedResponseBody = Type.Object({
  answers: ResponseBody.properties.answers,
  challenge_answers: ResponseBody.properties.challenge_answers,
});

const Consent = Type.Object({ consented: Type.Boolean() });

/** Surveys on pages of other sites: without cookies, by a token that each visit is given. */
export const embedCalls = {
  startEmbedVisit: {
    operationId: "startEmbedVisit",
    summary: "A survey with its questions, and a token to answer it here",
    description:
      "By number or uuid. The token is bound to the survey and to the origin that asks, and opens the other calls for half an hour. Sent with an earlier token, within a year, the new one names the same person. Surveys that require a code are never embedded: 403 CODE_REQUIRED; neither is any where an invitation is required: 403 INVITATION_REQUIRED; nor on pages that the site or the survey does not let: 403 ORIGIN_NOT_ALLOWED.",
    tag: "embed",
    // Nothing is kept of it, and pages can announce it.
    method: "GET",
    path: "/embed/surveys/:key/visits",
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 36 }) }),
    query: Type.Object({
      parent: Type.Optional(
        Type.String({
          maxLength: 255,
          description: "From our own frame: the origin of the page around it",
        }),
      ),
      drawn: Type.Optional(
        Type.Literal("1", {
          description: "Asks for the survey drawn by the server, too",
        }),
      ),
    }),
    status: 200,
    reply: EmbedVisitReply,
  },
  getEmbedBotCheck: {
    operationId: "getEmbedBotCheck",
    summary: "What to do for a token of this action",
    tag: "embed",
    method: "GET",
    path: "/embed/surveys/:id/bot-check",
    params: IdParams,
    query: Type.Object({
      action: Type.Enum(["privacy_consent", "survey_response"]),
    }),
    status: 200,
    reply: BotCheckChallengeReply,
  },
  giveEmbedConsent: {
    operationId: "giveEmbedConsent",
    summary: "Consent to the Anonymous ID Policy on this site",
    description:
      "Nothing is kept of a visitor before. 401 EMBED_TOKEN_OVER asks for another visit; 403 EMBED_TOKEN_INVALID refuses a token that is damaged, or of another survey or page.",
    tag: "embed",
    action: "privacy_consent",
    method: "POST",
    path: "/embed/surveys/:id/consent",
    params: IdParams,
    status: 200,
    reply: Consent,
  },
  withdrawEmbedConsent: {
    operationId: "withdrawEmbedConsent",
    summary: "Opt out on this site: read-only from now on",
    tag: "embed",
    method: "DELETE",
    path: "/embed/surveys/:id/consent",
    params: IdParams,
    status: 200,
    reply: Consent,
  },
  submitEmbedResponse: {
    operationId: "submitEmbedResponse",
    summary: "Answer a survey, once per person and site",
    tag: "embed",
    action: "survey_response",
    method: "POST",
    path: "/embed/surveys/:id/responses",
    params: IdParams,
    body: EmbedResponseBody,
    status: 200,
    reply: Type.Object({ duplicate: Type.Boolean() }),
  },
  getEmbedResults: {
    operationId: "getEmbedResults",
    summary: "Figures of an embedded survey",
    tag: "embed",
    method: "GET",
    path: "/embed/surveys/:id/results",
    params: IdParams,
    status: 200,
    reply: AnalyticsReply,
  },
} as const satisfies Record<string, Call>;
