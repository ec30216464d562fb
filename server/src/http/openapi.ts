import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema, RouteOptions } from "fastify";
import { docsPolicy, sendCsrfToken } from "./docs-page.ts";
import { type OpenApiDocument, shareComponents } from "./openapi-document.ts";
import { bodyExamples } from "./openapi-examples.ts";
import { securityOf, securitySchemes } from "./openapi-security.ts";

const info = {
  title: "Nearsay",
  version: "1",
  license: { name: "MIT", identifier: "MIT" },
  description:
    "Find surveys near you, answer, discuss and read live insights, without an account. " +
    "Every call that changes something, save those by a token or a key, sends the csrf cookie's value in the x-csrf-token header. " +
    "Sent again with the same Idempotency-Key header within a day, it acts once and answers the same. " +
    "Whatever people write may be refused with 422 CONTENT_NOT_ALLOWED, and with 503 CONTENT_CHECK_UNAVAILABLE while it cannot be judged. " +
    "Every refusal has the same shape: status, msg, code, and where it helps data and expiresAt.",
};

/**
 * Collects the operations registered after it; routes without a tag are not
 * operations.
 * @param publicUrl The public URL of the site; null if unknown.
 */
export async function collectOpenApi(
  app: FastifyInstance,
  publicUrl: string | null,
): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    transform: ({ schema, url, route }) => ({
      schema: describeUse(withHeaders(schema, route), route),
      url,
    }),
    transformObject: (document) =>
      shareComponents(
        ("openapiObject" in document
          ? document.openapiObject
          : document.swaggerObject) as unknown as OpenApiDocument,
      ) as object,
    openapi: {
      openapi: "3.1.0",
      info,
      servers: [{ url: publicUrl ?? "/" }],
      components: { securitySchemes },
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
          name: "tickets",
          description: "Paper tickets of a survey that one owns",
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
          name: "operator",
          description: "The site, for who runs it and has a key",
        },
        {
          name: "embed",
          description: "Surveys on pages of other sites, without cookies",
        },
        {
          name: "kiosk",
          description: "Tablets on which one person after another answers",
        },
      ],
    },
  });
}

/** Adds how an operation identifies the client, and an example body. */
function describeUse(schema: FastifySchema, { config }: RouteOptions) {
  const call = config?.call;
  if (call === undefined) return { ...schema, security: [] };
  const example = bodyExamples[call.operationId];
  return {
    ...schema,
    security: securityOf(call),
    ...(example && {
      body: { ...(schema.body as object), examples: [example] },
    }),
  };
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

/** Only for the document: the header is read by the idempotency guard. */
function withHeaders(schema: FastifySchema, { config }: RouteOptions) {
  const method = config?.call?.method ?? "GET";
  if (method === "GET") return schema;
  const properties = {
    "idempotency-key": idempotencyKey,
    ...(method === "PATCH" && { "if-match": ifMatch }),
  };
  return { ...schema, headers: { type: "object", properties } };
}

/** Serves the document at openapi.json, and a page to browse it at docs. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  app.get("/openapi.json", { schema: { hide: true } }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: app.prefix,
    staticCSP: docsPolicy,
    // Otherwise the page would send the document to a service on the internet.
    uiConfig: { validatorUrl: null, requestInterceptor: sendCsrfToken },
  });
}
