import type { TestClient } from "./client.ts";
import { type Values, fillRequest } from "./fill-request.ts";
import type { DocumentedCall, JsonSchema } from "./fuzz/openapi-document.ts";

export type SentRequest = Parameters<TestClient["send"]>[0];

/** Fields in which operations name a survey, a post or a reply. */
const naming = ["id", "key", "uuid", "survey_id", "surveyId", "postId", "ids"];

/** Fields with similar names that do not: credentials, names of requests, and other ids. */
const namingNothing = [
  ...["share_token", "embeddedToken", "recaptchaToken"],
  ...["idempotency-key", "last_event_id", "keyId", "batchId", "grantId"],
  ...["blockId", "invitationId", "placeId"],
];

function fieldsOf(schema: JsonSchema): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = schema;
  const inner = [...Object.values(properties), ...anyOf, ...oneOf];
  return [...Object.keys(properties), ...inner.flatMap(fieldsOf)];
}

function fieldsIn({ parameters = [], requestBody }: DocumentedCall): string[] {
  const body = requestBody?.content?.["application/json"]?.schema ?? {};
  return [...parameters.map(({ name }) => name), ...fieldsOf(body)];
}

/** Whether an operation can name a survey, a post or a reply. */
export function namesSomething(call: DocumentedCall): boolean {
  return fieldsIn(call).some((name) => naming.includes(name));
}

/** Fields that are in neither of the two lists. */
export function unknownNames(calls: DocumentedCall[]): string[] {
  return calls
    .flatMap(fieldsIn)
    .filter((name) => /(id|ids|key|token)$/i.test(name))
    .filter((name) => !naming.includes(name) && !namingNothing.includes(name));
}

/** A survey and its contents, as requests name them. */
export interface NamedSurvey {
  id: number;
  uuid: string;
  postId: number;
  replyId: number;
  questionId: number;
  shareToken: string;
}

/** All requests of these operations that name the survey or its contents. */
export function requestsNaming(
  calls: DocumentedCall[],
  { id, uuid, postId, replyId, questionId }: NamedSurvey,
  credential: Values = {},
): SentRequest[] {
  const values = {
    uuid,
    postId,
    key: id,
    survey_id: id,
    surveyId: id,
    ids: String(id),
    answers: { [questionId]: "Never" },
    ...credential,
  };
  return calls.map((call) => {
    const isReply = call.path.includes("/replies/");
    return fillRequest(call, { ...values, id: isReply ? replyId : id });
  });
}

/** The routes outside of the API that accept an id or name; pages are not routes. */
export const namingRoutes = [
  "/feeds/:file",
  "/pictures/surveys/:file",
  "/sitemaps/surveys-:part(^\\d{1,9}$).xml",
  "/embed/v1/:part",
  "/embed/surveys/:key",
];

/** A request for each URL outside of the API that names the survey. */
export function pagesNaming(
  { id, uuid, shareToken }: NamedSurvey,
  partner: string,
): SentRequest[] {
  const get = (url: string, accept = "text/html,*/*") => ({
    method: "GET",
    url,
    headers: { accept },
  });
  const perKey = [String(id), uuid].flatMap((key) => [
    `/surveys/${key}`,
    `/surveys/${key}?share_token=${shareToken}`,
    `/?s=${key}&share_token=${shareToken}`,
    `/embed?survey=${key}`,
    `/embed/surveys/${key}`,
    `/embed/surveys/${key}?parent=${partner}`,
    `/embed/surveys/${key}?parent=https://other.example`,
    `/oembed?url=${encodeURIComponent(`http://localhost/surveys/${key}`)}`,
  ]);
  const files = [
    `/pictures/surveys/${id}-0123456789abcdef.png`,
    `/sitemaps/surveys-${Math.floor(id / 10_000)}.xml`,
  ];
  return [
    ...[...perKey, ...files].map((url) => get(url)),
    ...[String(id), uuid].map((key) => get(`/surveys/${key}`, "text/markdown")),
  ];
}
