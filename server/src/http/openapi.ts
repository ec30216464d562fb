import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema, RouteOptions } from "fastify";
import { docsPolicy, sendCsrfToken } from "./docs-page.ts";

const info = {
  title: "Nearsay",
  version: "1",
  description:
    "Find surveys near you, answer, discuss and read live insights, without an account. " +
    "Every call that changes something, save those by a token or a key, sends the csrf cookie's value in the x-csrf-token header. " +
    "Sent again with the same Idempotency-Key header within a day, it acts once and answers the same. " +
    "Whatever people write may be refused with 422 CONTENT_NOT_ALLOWED, and with 503 CONTENT_CHECK_UNAVAILABLE while it cannot be judged. " +
    "Every refusal has the same shape: status, msg, code, and where it helps data and expiresAt.",
};

/** Collects the calls registered after it; what has no tag is no call. */
export async function collectOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      schema: withKey(withHeaders(schema, route), route),
      url,
    }),
    openapi: {
      openapi: "3.1.0",
      info,
      components: {
        securitySchemes: {
          [surveyKey]: {
            type: "http",
            scheme: "bearer",
            description: "A key of the survey, as publishing it tells",
          },
        },
      },
      tags: [
        { name: "service", description: "The service itself" },
        { name: "identity", description: "The anonymous session" },
        { name: "privacy", description: "Consent" },
        { name: "admission", description: "Invitations and the waitlist" },
        { name: "surveys", description: "Read, answer and follow" },
        { name: "search", description: "Find" },
        {
          name: "participation",
          description: "Like, share, report and export",
        },
        { name: "creation", description: "Draft and publish" },
        {
          name: "ownership",
          description: "Manage a survey by one of its keys",
        },
        {
          name: "reading",
          description: "What people wrote, for who has a key",
        },
        { name: "news", description: "How who has a key hears of news" },
        { name: "discussion", description: "Posts and replies" },
        {
          name: "moderation",
          description: "A survey's discussion, for who has a key",
        },
        {
          name: "embed",
          description: "Surveys on pages of other sites, without cookies",
        },
      ],
    },
  });
}

/** The name of the scheme by which the calls of a tag know who calls. */
const surveyKey = "surveyKey";
const byKey = new Set(["ownership", "reading", "news", "moderation"]);

/** Says that a call takes a key of its survey. */
function withKey(schema: FastifySchema, { config }: RouteOptions) {
  const tag = config?.call?.tag ?? "";
  return byKey.has(tag)
    ? { ...schema, security: [{ [surveyKey]: [] }] }
    : schema;
}

const ifMatch = {
  type: "string",
  description: "The ETag of the survey as it was seen",
};

const idempotencyKey = {
  type: "string",
  minLength: 1,
  maxLength: 128,
  pattern: "^[ -~]+$",
  description: "Names the request, so that a repeat of it acts once",
};

/** Said in the document only: the header is read where requests are told apart. */
function withHeaders(schema: FastifySchema, { config }: RouteOptions) {
  const method = config?.call?.method ?? "GET";
  if (method === "GET") return schema;
  const properties = {
    "idempotency-key": idempotencyKey,
    ...(method === "PATCH" && { "if-match": ifMatch }),
  };
  return { ...schema, headers: { type: "object", properties } };
}

/** The document at openapi.json, and a page to browse it at docs. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: app.prefix,
    staticCSP: docsPolicy,
    // Else it would show the document to a service on the internet.
    uiConfig: { validatorUrl: null, requestInterceptor: sendCsrfToken },
  });
}
