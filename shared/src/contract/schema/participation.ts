import Type from "typebox";
import type {
  hiddenSurveyFields,
  participationFields,
} from "../participation.ts";
import { limits } from "../limits.ts";
import { ticketLimits } from "../ticket-limits.ts";
import {
  AccessCode,
  Count,
  defineCalls,
  Id,
  IdParams,
  NullableTimestamp,
  Timestamp,
  Uuid,
  type ReadBy,
  type Wire,
} from "./parts.ts";
import { CredentialQuery } from "./surveys.ts";

const Likes = Type.Object({ like_count: Count });
const UuidParams = Type.Object({ uuid: Uuid });

const homepageLink = {
  summary: "Get the address of the home page with this survey first",
  description:
    "Requires permission to view the survey. The address contains no token: if the survey requires an access code, anyone who follows the link must enter it.",
  method: "POST",
  query: Type.Object({
    utm_source: Type.Optional(Type.Literal("homepage")),
  }),
  reply: Type.Object({ homepage_focus_url: Type.String() }),
} as const;

const htmlExport = {
  summary: "Export the insights of a survey as one HTML file",
  description:
    "Error 403 EXPORT_CODE_REQUIRED if the author set an export code and the request does not contain it. The author needs no code.",
  action: "analytics_export",
  method: "GET",
  query: Type.Object({
    ...CredentialQuery.properties,
    export_code: Type.Optional(
      Type.String({ minLength: limits.codeMin, maxLength: limits.codeMax }),
    ),
    recaptchaToken: Type.Optional(Type.String()),
  }),
  reply: Type.String({
    description: "A self-contained HTML file. Charts are inline SVG.",
  }),
  contentType: "text/html",
} as const;

const messageReport = {
  description: `Each person's report of a message counts once; a repeated request succeeds and has no effect. Reports are weighted like reports of surveys, and enough of them hide the message. A moderator of the discussion can show it again; after that, reports cannot hide it. The reason must have at least ${limits.reportReasonMin} characters, not counting surrounding spaces.`,
  action: "survey_report",
  method: "POST",
  params: IdParams,
  body: Type.Object({
    reason: Type.String({ maxLength: limits.reportReasonMax }),
  }),
  status: 204,
} as const;

export const HiddenSurveysReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        surveyId: Id,
        surveyUuid: Uuid,
        title: Type.String(),
        hiddenAt: Timestamp,
        appealedAt: NullableTimestamp,
      }),
    ),
  },
  { title: "HiddenSurveys" },
);

/** Requests with which people take part in a survey, other than answering and discussing it. */
export const participationCalls = defineCalls("participation", {
  likeSurvey: {
    summary: "Like a survey",
    action: "survey_like",
    method: "POST",
    path: "/surveys/:id/like",
    params: IdParams,
    reply: Likes,
  },
  likePost: {
    summary: "Like a post",
    action: "post_like",
    method: "POST",
    path: "/posts/like",
    body: Type.Object({ postId: Id }),
    reply: Likes,
  },
  reportSurvey: {
    summary: "Report a survey",
    description: `Each person's report of a survey counts once; a repeated request succeeds and has no effect. Enough reports hide the survey from everyone. The weight of a report depends on the age of the reporter's anonymous ID. It is reduced by each earlier report that turned out to be wrong and by many reports within a day. All reports of a survey from one network on one day together have the weight of the heaviest one. A survey with many responses is hidden only by a greater total weight. The reason must have at least ${limits.reportReasonMin} characters, not counting surrounding spaces.`,
    action: "survey_report",
    method: "POST",
    path: "/surveys/:id/report",
    params: IdParams,
    body: Type.Object({
      reason: Type.String({ maxLength: limits.reportReasonMax }),
      code: Type.Optional(AccessCode),
    }),
    status: 204,
  },
  reportPost: {
    ...messageReport,
    summary: "Report a post",
    path: "/posts/:id/report",
  },
  reportReply: {
    ...messageReport,
    summary: "Report a reply",
    path: "/replies/:id/report",
  },
  listHidden: {
    summary: "List the actor's own surveys that are hidden",
    description:
      "To everyone else, these surveys look as if they did not exist. Latest hidden first. Empty without a session.",
    method: "GET",
    path: "/surveys/me/hidden",
    reply: HiddenSurveysReply,
  },
  appealSurvey: {
    summary: "Request a review of your own hidden survey",
    description: `The operators of the site read the reason. Only for the author of the survey: error 404 for everyone else, and if the survey is not hidden. Accepted once until the survey is shown again; a repeated request succeeds and has no effect. The reason must have at least ${limits.appealReasonMin} characters, not counting surrounding spaces.`,
    action: "survey_report",
    method: "POST",
    path: "/surveys/:id/appeal",
    params: IdParams,
    body: Type.Object({
      reason: Type.String({ maxLength: limits.appealReasonMax }),
    }),
    status: 204,
  },
  redeemTicket: {
    summary: "Redeem a paper ticket for the right to answer its survey once",
    description: [
      "Spacing and spelling of the code do not matter. The right belongs to the actor until they answer. If the actor already has the right, or has answered, the response is the same and the ticket is not used up, so repeating the request is safe.",
      "",
      "Errors:",
      "",
      "- 403 TICKET_INVALID: no ticket has this code.",
      "- 409 TICKET_USED: the ticket has been used.",
      "- 410 TICKET_ENDED: the ticket was ended, or its survey no longer accepts tickets.",
      "- 410 SURVEY_CLOSED: the survey is closed.",
      "- 429 CODE_GUESSES_BOUNDED: many wrong codes were sent, from this network or in total. A code is then checked only with a bot-check token of the action `access_code`.",
    ].join("\n"),
    method: "POST",
    path: "/tickets/redeem",
    unkept: true,
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: ticketLimits.inputMax }),
    }),
    reply: Type.Object({ surveyId: Id }),
  },
  createShareLink: {
    summary:
      "Create a share token, which opens the survey for anyone who has it",
    description:
      "Requires permission to view the survey. The same person always gets the same token. The token is valid for this survey only, until its access code changes or its share links are ended. A session that has used the token once keeps access without it.",
    action: "survey_share_link",
    method: "POST",
    path: "/surveys/:id/share-links",
    params: IdParams,
    status: 201,
    reply: Type.Object({ token: Type.String() }),
  },
  createHomepageLink: {
    ...homepageLink,
    path: "/surveys/:id/links",
    params: IdParams,
  },
  createHomepageLinkByUuid: {
    ...homepageLink,
    path: "/surveys/uuid/:uuid/links",
    params: UuidParams,
  },
  listResponded: {
    summary:
      "List which of these surveys the actor has answered, has liked and has a ticket for",
    description:
      "Also false for surveys that do not exist or may not be viewed, and for all surveys without a session.",
    method: "GET",
    path: "/surveys/me/survey-responses",
    query: Type.Object({
      ids: Type.String({
        description: "Survey numbers, separated by commas.",
        maxLength: 2000,
        pattern: "^\\d{1,16}(,\\d{1,16})*$",
      }),
    }),
    reply: Type.Object({
      responded: Type.Record(Type.String(), Type.Boolean()),
      liked: Type.Record(Type.String(), Type.Boolean()),
      ticketed: Type.Record(Type.String(), Type.Boolean()),
    }),
  },
  exportHtml: {
    ...htmlExport,
    path: "/surveys/:id/export/html",
    params: IdParams,
  },
  exportHtmlByUuid: {
    ...htmlExport,
    path: "/surveys/uuid/:uuid/export/html",
    params: UuidParams,
  },
});

/** Replies and their readers. */
type _Read = [
  ReadBy<
    typeof hiddenSurveyFields,
    Wire<typeof HiddenSurveysReply>["items"][number]
  >,
  ReadBy<
    typeof participationFields,
    Wire<typeof participationCalls.listResponded.reply>
  >,
];
