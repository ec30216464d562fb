import Type from "typebox";
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
} from "./parts.ts";
import { CredentialQuery } from "./surveys.ts";

const Likes = Type.Object({ like_count: Count });
const UuidParams = Type.Object({ uuid: Uuid });

const homepageLink = {
  summary: "The address of the home page with this survey first",
  description:
    "For whoever may view the survey. It holds no token: where the survey requires a code, whoever follows the link is asked for it.",
  method: "POST",
  query: Type.Object({
    utm_source: Type.Optional(Type.Literal("homepage")),
  }),
  reply: Type.Object({ homepage_focus_url: Type.String() }),
} as const;

const htmlExport = {
  summary: "The insights of a survey as one HTML file",
  description:
    "Where the creator asked for an export code, 403 EXPORT_CODE_REQUIRED says so; the creator needs none.",
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
    description: "One file that needs nothing else: charts are inline SVG",
  }),
  contentType: "text/html",
} as const;

const messageReport = {
  description: `Counts once per person and message; a repeat succeeds and changes nothing. Reports weigh as those of surveys do, and enough of them hide it. Who looks after the discussion may show it again; after that, reports do not hide it. The reason needs ${limits.reportReasonMin} characters besides surrounding space.`,
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
    summary: "Like a survey, once",
    action: "survey_like",
    method: "POST",
    path: "/surveys/:id/like",
    params: IdParams,
    reply: Likes,
  },
  likePost: {
    summary: "Like a post, once",
    action: "post_like",
    method: "POST",
    path: "/posts/like",
    body: Type.Object({ postId: Id }),
    reply: Likes,
  },
  reportSurvey: {
    summary: "Report a survey with the reason",
    description: `Counts once per person and survey; a repeat succeeds and changes nothing. Enough reports hide the survey from everybody. They weigh by how long the reporter is known, less by each earlier report that turned out wrong and by many in a day, and all reports of a day from one network weigh as one. A survey that many answered takes more of them. The reason needs ${limits.reportReasonMin} characters besides surrounding space.`,
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
    summary: "Report a post with the reason",
    path: "/posts/:id/report",
  },
  reportReply: {
    ...messageReport,
    summary: "Report a reply with the reason",
    path: "/replies/:id/report",
  },
  listHidden: {
    summary: "The actor's own surveys that are hidden",
    description:
      "To everybody else they look as if they were not there. The latest hidden first; none without a session.",
    method: "GET",
    path: "/surveys/me/hidden",
    reply: HiddenSurveysReply,
  },
  appealSurvey: {
    summary: "Ask for a review of one's own survey that is hidden",
    description: `Whoever runs the site reads the reason. For the author alone; 404 to everybody else and for what is not hidden. Counts once until the survey is shown again; a repeat succeeds and changes nothing. The reason needs ${limits.appealReasonMin} characters besides surrounding space.`,
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
    summary: "Spend a paper ticket on the right to answer its survey once",
    description:
      "The code however it is spaced and spelt. The right is the actor's until they answer; who has it already, or has answered, is answered the same and spends nothing, so that a repeat is safe. 403 TICKET_INVALID for a code of no ticket, 409 TICKET_USED, 410 TICKET_ENDED where it was ended or its survey takes none any more, 410 SURVEY_CLOSED. Where many codes were wrong, in one network or altogether, one is tried only with a bot-check token of action `access_code`, as 429 CODE_GUESSES_BOUNDED says.",
    method: "POST",
    path: "/tickets/redeem",
    unkept: true,
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: ticketLimits.inputMax }),
    }),
    reply: Type.Object({ surveyId: Id }),
  },
  createShareLink: {
    summary: "A token that opens the survey for whoever has it",
    description:
      "For whoever may view the survey; the same person gets the same token every time. It is good for this survey alone, until the survey gets another access code or its links are ended. Whoever used it once needs it no more in that session.",
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
      "Which of these surveys the actor has answered, which likes, and which they hold a ticket for",
    description:
      "False as well for what is not there or may not be viewed, and for everything without a session.",
    method: "GET",
    path: "/surveys/me/survey-responses",
    query: Type.Object({
      ids: Type.String({
        description: "Survey numbers, separated by commas",
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
