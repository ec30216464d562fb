import Type from "typebox";
import { embedKept } from "../embed-visit.ts";
import { BotCheckChallengeReply, Difficulty } from "./bot-check.ts";
import { defineCalls, IdParams, Timestamp } from "./parts.ts";
import { AnalyticsReply, FiguresSide } from "./analytics.ts";
import { IntegrityReply } from "./integrity.ts";
import { QuestionsReply } from "./questions.ts";
import { SurveyItem } from "./survey-item.ts";
import { ResponseBody } from "./surveys.ts";

const { surveyId, title, instructions, expired } = SurveyItem.properties;

/** Contains only what a widget shows: it is sent before a visitor can answer. */
const EmbeddedSurvey = Type.Object({ surveyId, title, instructions, expired });

const Drawing = Type.Object(
  {
    styles: Type.Object({
      name: Type.String({
        description:
          "Name of the style sheet. Changes with each change of the rules.",
      }),
      rules: Type.String({ description: "CSS for a shadow root." }),
    }),
    steps: Type.Array(Type.Unknown(), {
      description:
        "Steps in order. `[name, attributes]` opens an element, in the namespace of its parent; `svg` and its descendants are in the SVG namespace. A string is text in the open element. `0` closes the element. An `href` does not contain the site's origin.",
    }),
    written: Type.Optional(
      Type.Object(
        {
          lang: Type.String(),
          dir: Type.Enum(["ltr", "rtl"]),
        },
        { description: "Language and writing direction. Omitted for English." },
      ),
    ),
  },
  {
    description:
      "The survey as inline mode shows it first. Returned if requested with `drawn=1` and the server could render it.",
  },
);

const Receipt = Type.Optional(
  Type.String({
    description:
      "A token which states that its holder has responded to this survey on this page. It identifies no one. Store it where other embeds of the survey on this page can find it; keep it after opting out.",
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
          "Whether the visitor must answer on the site itself, because their connection has already used its one response per day without stored data. Returned if requested with `kept=nowhere`.",
      }),
    ),
    embedOrigins: Type.Optional(
      Type.Array(Type.String(), {
        description:
          "Origins of the pages that may embed the survey, including this site. Omitted if all pages may.",
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
        "Bearer token for the `Authorization` header. Valid for this survey on this page.",
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
        "Whether the location of the embedding page, `lat` and `lng`, may be counted as a ring, if the survey counts rings. Otherwise the location is not stored. It does not open surveys that only people nearby may answer, and it is never shown on a map.",
    }),
  ),
  kept: Type.Optional(
    Type.Enum([...embedKept], {
      description:
        "Where the token is stored for the next visit: by the survey's own frame or page (`here`), by the page around the frame (`around`), or not at all (`nowhere`). Default: `here`. With `nowhere`, one connection (an IPv4 address, or the first half of an IPv6 address) can send one response a day; further ones return error 403 ANSWER_ON_SITE. Unless the token is stored `here`, further responses from the same network on that day require a more difficult bot check.",
    }),
  ),
});

const Consent = Type.Object({ consented: Type.Boolean() });

/** Surveys on pages of other sites: without cookies, with a token that each visit gets. */
export const embedCalls = defineCalls("embed", {
  startEmbedVisit: {
    summary:
      "Start a visit: get a survey with its questions, and a token to answer it",
    description: [
      "`key` is the number or UUID of the survey. The token is bound to the survey and to the requesting origin, and is accepted by the other embed endpoints for half an hour. If the request contains an earlier token, up to a year old, the new token identifies the same person.",
      "",
      "Errors:",
      "",
      "- 403 CODE_REQUIRED: the survey requires an access code. Such surveys are never embedded.",
      "- 403 INVITATION_REQUIRED: the site requires an invitation. Its surveys are never embedded.",
      "- 403 ORIGIN_NOT_ALLOWED: the site or the survey does not allow this page.",
    ].join("\n"),
    // Not stored, and pages can preload it.
    method: "GET",
    path: "/embed/surveys/:key/visits",
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 36 }) }),
    query: Type.Object({
      parent: Type.Optional(
        Type.String({
          maxLength: 255,
          description:
            "Sent by the site's own frame: origin of the page around it.",
        }),
      ),
      kept: Type.Optional(
        Type.Literal("nowhere", {
          description: "Requests `siteOnly`.",
        }),
      ),
      drawn: Type.Optional(
        Type.Literal("1", {
          description: "Requests the server-rendered survey in `drawn`.",
        }),
      ),
      lang: Type.Optional(
        Type.String({
          maxLength: 100,
          description:
            "Preferred languages for the rendered survey, for example `de,fr`. The first one that the site supports is used; otherwise English.",
        }),
      ),
    }),
    reply: EmbedVisitReply,
  },
  getEmbedBotCheck: {
    summary: "Get the challenge to solve for a bot-check token",
    method: "GET",
    path: "/embed/surveys/:id/bot-check",
    params: IdParams,
    query: Type.Object({
      action: Type.Enum(["privacy_consent", "survey_response"]),
      price: Type.Optional(Difficulty),
    }),
    reply: BotCheckChallengeReply,
  },
  giveEmbedConsent: {
    summary: "Consent to the Anonymous ID Policy on this site",
    description:
      "Nothing about a visitor is stored before they consent. Error 401 EMBED_TOKEN_OVER if the token is expired or missing; start another visit. Error 403 EMBED_TOKEN_INVALID if the token is damaged or belongs to another survey or page.",
    action: "privacy_consent",
    method: "POST",
    path: "/embed/surveys/:id/consent",
    params: IdParams,
    reply: Consent,
  },
  withdrawEmbedConsent: {
    summary: "Opt out on this site; the visitor can then only read",
    description:
      "Existing responses remain. No second response is accepted from the holder of the receipt.",
    method: "DELETE",
    path: "/embed/surveys/:id/consent",
    params: IdParams,
    reply: Type.Object({ ...Consent.properties, receipt: Receipt }),
  },
  submitEmbedResponse: {
    summary: "Submit a response, once per person and site",
    action: "survey_response",
    method: "POST",
    path: "/embed/surveys/:id/responses",
    params: IdParams,
    body: EmbedResponseBody,
    reply: Type.Object({ duplicate: Type.Boolean(), receipt: Receipt }),
  },
  getEmbedResults: {
    summary: "Get the figures of an embedded survey",
    method: "GET",
    path: "/embed/surveys/:id/results",
    params: IdParams,
    query: FiguresSide,
    reply: AnalyticsReply,
  },
  getEmbedIntegrity: {
    summary:
      "Get the integrity report of an embedded survey: accepted, refused and flagged responses",
    method: "GET",
    path: "/embed/surveys/:id/integrity",
    params: IdParams,
    reply: IntegrityReply,
  },
});
