import Type from "typebox";
import { limits } from "../limits.ts";
import {
  AccessCode,
  type Call,
  Count,
  Id,
  IdParams,
  NullableTimestamp,
  Timestamp,
} from "./parts.ts";
import { CredentialQuery } from "./surveys.ts";

const Likes = Type.Object({ like_count: Count });
const UuidParams = Type.Object({ uuid: Type.String({ format: "uuid" }) });
const LinkQuery = Type.Object({
  utm_source: Type.Optional(Type.Literal("homepage")),
});
const linkDescription =
  "For whoever may view the survey. It holds no token: where the survey requires a code, whoever follows the link is asked for it.";
const Link = Type.Object({ homepage_focus_url: Type.String() });
const ExportQuery = Type.Object({
  ...CredentialQuery.properties,
  export_code: Type.Optional(
    Type.String({ minLength: limits.codeMin, maxLength: limits.codeMax }),
  ),
  recaptchaToken: Type.Optional(Type.String()),
});
const Html = Type.String({
  description: "One file that needs nothing else: charts are inline SVG",
});
const exportDescription =
  "Where the creator asked for an export code, 403 EXPORT_CODE_REQUIRED says so; the creator needs none.";

export const HiddenSurveysReply = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        surveyId: Id,
        surveyUuid: Type.String({ format: "uuid" }),
        title: Type.String(),
        hiddenAt: Timestamp,
        appealedAt: NullableTimestamp,
      }),
    ),
  },
  { title: "HiddenSurveys" },
);

/** What people do with a survey besides answering and discussing it. */
export const participationCalls = {
  likeSurvey: {
    operationId: "likeSurvey",
    summary: "Like a survey, once",
    tag: "participation",
    action: "survey_like",
    method: "POST",
    path: "/surveys/:id/like",
    params: IdParams,
    status: 200,
    reply: Likes,
  },
  likePost: {
    operationId: "likePost",
    summary: "Like a post, once",
    tag: "participation",
    action: "post_like",
    method: "POST",
    path: "/posts/like",
    body: Type.Object({ postId: Id }),
    status: 200,
    reply: Likes,
  },
  reportSurvey: {
    operationId: "reportSurvey",
    summary: "Report a survey with the reason",
    description: `Counts once per person and survey; a repeat succeeds and changes nothing. Enough reports hide the survey from everybody. They weigh by how long the reporter is known, less by each earlier report that turned out wrong and by many in a day, and all reports of a day from one network weigh as one. A survey that many answered takes more of them. The reason needs ${limits.reportReasonMin} characters besides surrounding space.`,
    tag: "participation",
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
  listHidden: {
    operationId: "listHidden",
    summary: "The actor's own surveys that are hidden",
    description:
      "To everybody else they look as if they were not there. The latest hidden first; none without a session.",
    tag: "participation",
    method: "GET",
    path: "/surveys/me/hidden",
    status: 200,
    reply: HiddenSurveysReply,
  },
  appealSurvey: {
    operationId: "appealSurvey",
    summary: "Ask for a review of one's own survey that is hidden",
    description: `Whoever runs the site reads the reason. For the author alone; 404 to everybody else and for what is not hidden. Counts once until the survey is shown again; a repeat succeeds and changes nothing. The reason needs ${limits.appealReasonMin} characters besides surrounding space.`,
    tag: "participation",
    action: "survey_report",
    method: "POST",
    path: "/surveys/:id/appeal",
    params: IdParams,
    body: Type.Object({
      reason: Type.String({ maxLength: limits.appealReasonMax }),
    }),
    status: 204,
  },
  createShareLink: {
    operationId: "createShareLink",
    summary: "A token that opens the survey for whoever has it",
    description:
      "For whoever may view the survey; the same person gets the same token every time. It is good for this survey alone and as long as there is the survey. Whoever used it once needs it no more in that session.",
    tag: "participation",
    action: "survey_share_link",
    method: "POST",
    path: "/surveys/:id/share-links",
    params: IdParams,
    status: 201,
    reply: Type.Object({ token: Type.String() }),
  },
  createHomepageLink: {
    operationId: "createHomepageLink",
    summary: "The address of the home page with this survey first",
    description: linkDescription,
    tag: "participation",
    method: "POST",
    path: "/surveys/:id/links",
    params: IdParams,
    query: LinkQuery,
    status: 200,
    reply: Link,
  },
  createHomepageLinkByUuid: {
    operationId: "createHomepageLinkByUuid",
    summary: "The address of the home page with this survey first",
    description: linkDescription,
    tag: "participation",
    method: "POST",
    path: "/surveys/uuid/:uuid/links",
    params: UuidParams,
    query: LinkQuery,
    status: 200,
    reply: Link,
  },
  listResponded: {
    operationId: "listResponded",
    summary: "Which of these surveys the actor has answered, and which likes",
    description:
      "False as well for what is not there or may not be viewed, and for everything without a session.",
    tag: "participation",
    method: "GET",
    path: "/surveys/me/survey-responses",
    query: Type.Object({
      ids: Type.String({
        description: "Survey numbers, separated by commas",
        maxLength: 2000,
        pattern: "^\\d{1,16}(,\\d{1,16})*$",
      }),
    }),
    status: 200,
    reply: Type.Object({
      responded: Type.Record(Type.String(), Type.Boolean()),
      liked: Type.Record(Type.String(), Type.Boolean()),
    }),
  },
  exportHtml: {
    operationId: "exportHtml",
    summary: "The insights of a survey as one HTML file",
    tag: "participation",
    action: "analytics_export",
    method: "GET",
    path: "/surveys/:id/export/html",
    description: exportDescription,
    params: IdParams,
    query: ExportQuery,
    status: 200,
    reply: Html,
    contentType: "text/html",
  },
  exportHtmlByUuid: {
    operationId: "exportHtmlByUuid",
    summary: "The insights of a survey as one HTML file",
    tag: "participation",
    action: "analytics_export",
    method: "GET",
    path: "/surveys/uuid/:uuid/export/html",
    description: exportDescription,
    params: UuidParams,
    query: ExportQuery,
    status: 200,
    reply: Html,
    contentType: "text/html",
  },
} as const satisfies Record<string, Call>;
