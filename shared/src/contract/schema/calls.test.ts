import { businessCategories } from "../waitlist.ts";
import * as schema from "./index.ts";

const calls = Object.values({
  ...schema.admissionCalls,
  ...schema.creationCalls,
  ...schema.discussionCalls,
  ...schema.participationCalls,
  ...schema.remoteFailureCalls,
  ...schema.searchCalls,
  ...schema.serviceCalls,
  ...schema.surveyCalls,
});

/** Section 7 of the specification: one path for requests that exist with and without /api. */
const specified = [
  "GET /health",
  "POST /auth/anon",
  "GET /privacy/status",
  "POST /privacy/opt-out",
  "DELETE /privacy/opt-out",
  "GET /auth/identity",
  "GET /surveys",
  "GET /surveys/:id/questions",
  "GET /surveys/:id/analytics",
  "GET /surveys/:id",
  "GET /surveys/uuid/:uuid",
  "GET /surveys/me/survey-responses",
  "GET /posts",
  "POST /posts",
  "POST /replies",
  "PUT /replies/:id",
  "GET /replies",
  "POST /posts/like",
  "POST /surveys/:id/responses",
  "POST /surveys/:id/like",
  "POST /surveys/:id/share-links",
  "POST /surveys/uuid/:uuid/links",
  "POST /surveys/:id/links",
  "POST /surveys/:id/report",
  "POST /posts/:id/report",
  "POST /replies/:id/report",
  "GET /surveys/:id/export/html",
  "GET /surveys/uuid/:uuid/export/html",
  "GET /surveys/keywords",
  "GET /surveys/suggest",
  "GET /surveys/search-by-id",
  "GET /surveys/search",
  "GET /surveys/top",
  "GET /feedback/surveys",
  "GET /activation/status",
  "POST /activation",
  "POST /waitlist",
  "POST /surveys/embedded-token",
  "POST /surveys/generate",
  "POST /surveys",
];

it.each(specified)("has a schema for %s", (name) => {
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(name);
});

it("names every request once", () => {
  const ids = calls.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it("knows 32 kinds of business", () => {
  expect(new Set(businessCategories).size).toBe(32);
});
