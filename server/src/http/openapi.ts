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
  description: [
    "Find surveys near you, answer and discuss them, and read live figures, without an account.",
    "",
    "- Each request that changes something sends the value of the csrf cookie in the `x-csrf-token` header, unless it is authorized by a token or a key.",
    "- A request that is repeated within a day with the same `Idempotency-Key` header is executed once and returns the same response.",
    "- Text that people write can be refused with error 422 CONTENT_NOT_ALLOWED, and with error 503 CONTENT_CHECK_UNAVAILABLE while it cannot be checked.",
    "- All errors have the same format: `status`, `msg`, `code`, and optionally `data` and `expiresAt`.",
  ].join("\n"),
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
        { name: "service", description: "Status and settings of the service." },
        { name: "identity", description: "The anonymous session." },
        { name: "privacy", description: "Consent and own data." },
        { name: "admission", description: "Invitations and the waitlist." },
        { name: "surveys", description: "Read, answer and follow surveys." },
        { name: "search", description: "Search surveys." },
        {
          name: "participation",
          description: "Like, share, report and export surveys.",
        },
        { name: "creation", description: "Draft and publish surveys." },
        {
          name: "ownership",
          description: "Manage a survey with one of its keys.",
        },
        {
          name: "tickets",
          description: "Manage paper tickets of a survey with one of its keys.",
        },
        {
          name: "reading",
          description: "Read and export responses with a key of the survey.",
        },
        {
          name: "news",
          description: "Notifications about a survey for holders of a key.",
        },
        { name: "discussion", description: "Posts and replies." },
        {
          name: "moderation",
          description: "Moderate a survey's discussion with one of its keys.",
        },
        {
          name: "operator",
          description: "Operate the site with an operator key.",
        },
        {
          name: "embed",
          description: "Surveys on pages of other sites, without cookies.",
        },
        {
          name: "kiosk",
          description: "Tablets on which people answer one after another.",
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
  description: "ETag of the version of the survey that you have read.",
};

const idempotencyKey = {
  type: "string",
  minLength: 1,
  maxLength: 128,
  pattern: "^[ -~]+$",
  description:
    "Identifies the request, so that a repeated request is executed only once.",
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
