import Type from "typebox";
import { embedKept } from "../embed-visit.ts";
import { BotCheckChallengeReply, Price } from "./bot-check.ts";
import { defineCalls, IdParams, Timestamp } from "./parts.ts";
import {
  AnalyticsReply,
  FiguresSide,
  IntegrityReply,
  QuestionsReply,
  ResponseBody,
  SurveyItem,
} from "./surveys.ts";

const { surveyId, title, instructions, expired } = SurveyItem.properties;

/** Contains only what a widget shows: it is sent before a visitor can answer. */
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
    written: Type.Optional(
      Type.Object(
        {
          lang: Type.String(),
          dir: Type.Enum(["ltr", "rtl"]),
        },
        { description: "Its language; left out where that is English" },
      ),
    ),
  },
  {
    description:
      "The survey as inline mode shows it first, where `drawn=1` asks for it and the server could draw it",
  },
);

const Receipt = Type.Optional(
  Type.String({
    description:
      "A token that says that its holder has responded to this survey on this page, and names nobody; to be kept where others that show it on this page find it, and after opting out",
  }),
);

export const EmbedVisitReply = Type.Object(
  {
    consented: Type.Boolean(),
    responded: Type.Boolean(),
    receipt: Receipt,
    siteOnly: Type.Optional(
      Type.Boolean({
        description:
          "Where nothing is kept: whether the connection's response of the day has come, so that others answer on the site",
      }),
    ),
    embedOrigins: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "Origins of the pages that may show it, this site's among them; left out where all may",
      }),
    ),
    survey: EmbeddedSurvey,
    questions: QuestionsReply,
    drawn: Type.Optional(Drawing),
    expiresAt: Timestamp,
    // Placed late, because random data can make what follows it larger after
    // compression.
    token: Type.String({
      description:
        "Goes into the Authorization header as a bearer token; good for this survey and page",
    }),
  },
  { title: "EmbedVisit" },
);

export const EmbedResponseBody = Type.Object({
  answers: ResponseBody.properties.answers,
  challenge_answers: ResponseBody.properties.challenge_answers,
  language: ResponseBody.properties.language,
  lat: ResponseBody.properties.lat,
  lng: ResponseBody.properties.lng,
  ring_consent: Type.Optional(
    Type.Boolean({
      description:
        "Whether `lat` and `lng`, the place of the page around, may be counted as a ring where the survey counts rings, of who says so; otherwise nothing of them is. They open no survey that is for people nearby, and are on no map",
    }),
  ),
  kept: Type.Optional(
    Type.Enum([...embedKept], {
      description:
        "Where the token is kept for the next visit: here, unless it says that the page around keeps it or that nothing does. Of one connection (an IPv4 address, or the first half of an IPv6 one) one response a day is taken of which nothing is kept: 403 ANSWER_ON_SITE; others of its network cost a dearer bot check.",
    }),
  ),
});

const Consent = Type.Object({ consented: Type.Boolean() });

/** Surveys on pages of other sites: without cookies, with a token that each visit gets. */
export const embedCalls = defineCalls("embed", {
  startEmbedVisit: {
    summary: "A survey with its questions, and a token to answer it here",
    description:
      "By number or uuid. The token is bound to the survey and to the origin that asks, and opens the other calls for half an hour. Sent with an earlier token, within a year, the new one names the same person. Surveys that require a code are never embedded: 403 CODE_REQUIRED; neither is any where an invitation is required: 403 INVITATION_REQUIRED; nor on pages that the site or the survey does not let: 403 ORIGIN_NOT_ALLOWED.",
    // Not stored, and pages can preload it.
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
      kept: Type.Optional(
        Type.Literal("nowhere", {
          description: "Asks for `siteOnly`",
        }),
      ),
      drawn: Type.Optional(
        Type.Literal("1", {
          description: "Asks for the survey drawn by the server, too",
        }),
      ),
      lang: Type.Optional(
        Type.String({
          maxLength: 100,
          description:
            "Languages in which it may be drawn, such as `de,fr`: the first that the site offers, else English",
        }),
      ),
    }),
    reply: EmbedVisitReply,
  },
  getEmbedBotCheck: {
    summary: "What to do for a token of this action",
    method: "GET",
    path: "/embed/surveys/:id/bot-check",
    params: IdParams,
    query: Type.Object({
      action: Type.Enum(["privacy_consent", "survey_response"]),
      price: Type.Optional(Price),
    }),
    reply: BotCheckChallengeReply,
  },
  giveEmbedConsent: {
    summary: "Consent to the Anonymous ID Policy on this site",
    description:
      "Nothing is kept of a visitor before. 401 EMBED_TOKEN_OVER asks for another visit; 403 EMBED_TOKEN_INVALID refuses a token that is damaged, or of another survey or page.",
    action: "privacy_consent",
    method: "POST",
    path: "/embed/surveys/:id/consent",
    params: IdParams,
    reply: Consent,
  },
  withdrawEmbedConsent: {
    summary: "Opt out on this site: read-only from now on",
    description:
      "What was answered stays, and no second response is taken of whoever holds the receipt.",
    method: "DELETE",
    path: "/embed/surveys/:id/consent",
    params: IdParams,
    reply: Type.Object({ ...Consent.properties, receipt: Receipt }),
  },
  submitEmbedResponse: {
    summary: "Answer a survey, once per person and site",
    action: "survey_response",
    method: "POST",
    path: "/embed/surveys/:id/responses",
    params: IdParams,
    body: EmbedResponseBody,
    reply: Type.Object({ duplicate: Type.Boolean(), receipt: Receipt }),
  },
  getEmbedResults: {
    summary: "Figures of an embedded survey",
    method: "GET",
    path: "/embed/surveys/:id/results",
    params: IdParams,
    query: FiguresSide,
    reply: AnalyticsReply,
  },
  getEmbedIntegrity: {
    summary: "What became of the responses to an embedded survey",
    method: "GET",
    path: "/embed/surveys/:id/integrity",
    params: IdParams,
    reply: IntegrityReply,
  },
});
