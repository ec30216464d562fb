import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/database.ts";
import { startTestApp } from "../testing/test-app.ts";
import {
  type OpenApiDocument,
  listCalls,
} from "../testing/fuzz/openapi-document.ts";
import { openTestPglite } from "../testing/test-pglite.ts";

const partner = "https://partner.example";

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  ({ db } = await openTestPglite({}));
  const settings = { trustProxy: true, partnerOrigins: [partner] };
  ({ app } = await startTestApp(db, {}, settings));
});

afterAll(async () => {
  await app.close();
  await db.close();
});

const headersOf = async (url: string) =>
  (await app.inject({ url, headers: { "x-forwarded-proto": "https" } }))
    .headers;

/** Paths of all routes, including undocumented ones. */
function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, tree, part] = /^([│├└─ ]+)(\S+) \(/.exec(line) ?? [];
      if (tree === undefined || part === undefined) return [];
      const depth = tree.length / 4;
      const path = (above[depth - 1] ?? "") + part;
      above[depth] = path;
      return [path.replace(/:\w+(\|:\w+)*/g, "1")];
    });
}

describe("every reply", () => {
  it.each(["/", "/api/health", "/api/none", "/assets/none.js", "/robots.txt"])(
    "of %s has headers that disable browser features which no page needs",
    async (url) => {
      expect(await headersOf(url)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "strict-transport-security": "max-age=31536000",
        "permissions-policy": expect.stringMatching(
          /^geolocation=\(self\), camera=\(\)/,
        ) as string,
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      });
    },
  );

  it.each([
    ["cannot be decoded", "/api/%E0%A4%A"],
    ["is too long", `/api/surveys/${"1".repeat(200)}`],
  ])("has them also if the path %s", async (_why, url) => {
    expect(await headersOf(url)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  it("redirects a browser to the home page from a path that cannot be decoded", async () => {
    const { statusCode, headers } = await app.inject({
      url: "/surveys/%E0%A4%A",
      headers: { accept: "text/html" },
    });
    expect([statusCode, headers.location]).toEqual([302, "/"]);
  });

  it("has a request id of the server, not of the client", async () => {
    const given = { "x-request-id": "mine", "request-id": "mine" };
    const { headers } = await app.inject({
      url: "/api/health",
      headers: given,
    });
    expect(headers["x-request-id"]).not.toBe("mine");
  });

  it("has no HSTS header over plain http", async () => {
    const { headers } = await app.inject("/api/health");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});

describe("inside a frame", () => {
  const pages = [
    ...["/", "/surveys/1", "/create-survey", "/privacy", "/embed", "/embed/"],
    ...["/embed/surveys", "/embed/surveys/1/more", "/embed/other", "/oembed"],
    ...["/embed/v1.js", "/embed/v1/inline.js", "/pictures/surveys/1-0.png"],
    ...["/assets/none.js", "/remotes/none.js", "/metrics", "/api/docs"],
  ];

  it("only embedded surveys can be shown", async () => {
    const document = app.swagger() as unknown as OpenApiDocument;
    const calls = listCalls(document).filter(
      ({ path }) => !path.endsWith("/events"),
    );
    expect(calls.length).toBeGreaterThan(40);
    const routes = routesOf(app).filter((path) => !/\/events$|^\*$/.test(path));
    expect(routes.length).toBeGreaterThan(50);
    const frames = "/embed/surveys/1";
    expect(routes).toContain(frames);
    for (const { method, path } of [
      ...calls,
      ...[...routes, ...pages]
        .filter((path) => path !== frames)
        .map((path) => ({ method: "GET", path })),
    ]) {
      const { headers } = await app.inject({
        method: method as "GET",
        url: path.replace(/\{\w+\}/g, "1"),
        headers: { accept: "text/html" },
      });
      const policy = headers["content-security-policy"];
      expect([method, path, headers["x-frame-options"]]).toEqual([
        ...[method, path, "DENY"],
      ]);
      if (policy !== undefined)
        expect([path, policy]).toEqual([
          path,
          expect.stringMatching(/frame-ancestors 'none'/),
        ]);
    }
  });

  it("an embedded survey can be shown by origins that its policy names", async () => {
    const headers = await headersOf("/embed/surveys/1");
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(headers["content-security-policy"]).toMatch(
      /; frame-ancestors https: http:$/,
    );
  });
});

describe("replies of the API", () => {
  it.each(["/api/health", "/api/privacy/status", "/api/surveys", "/api/none"])(
    "are never cached: %s",
    async (url) => {
      expect((await headersOf(url))["cache-control"]).toBe("no-store");
    },
  );

  const ask = (origin: string, method: "GET" | "OPTIONS" = "GET") =>
    app.inject({
      method,
      url: "/api/surveys",
      headers: { origin, "access-control-request-method": "POST" },
    });

  it("may be read by a partner's page, without cookies", async () => {
    const { headers } = await ask(partner);
    expect(headers["access-control-allow-origin"]).toBe(partner);
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers.vary).toMatch(/origin/i);
  });

  it("list what a partner's browser may send, for two hours", async () => {
    const preflight = await ask(partner, "OPTIONS");
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      "access-control-allow-origin": partner,
      "access-control-max-age": "7200",
      "access-control-allow-headers": expect.stringContaining(
        "idempotency-key",
      ) as string,
    });
  });

  it.each([
    "https://partner.example.evil.example",
    "https://sub.partner.example",
    "http://partner.example",
    "https://partner.example:8443",
    "null",
  ])("may not be read by a page of %s", async (origin) => {
    for (const method of ["GET", "OPTIONS"] as const) {
      const { headers } = await ask(origin, method);
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });
});

describe("a method that a path does not support", () => {
  it.each([
    ["POST", "/api/surveys/1", "GET, HEAD"],
    ["DELETE", "/api/surveys", "GET, HEAD, POST"],
    ["PATCH", "/api/replies/1", "DELETE, PUT"],
    ["GET", "/api/surveys/embedded-token", "POST"],
    ["PUT", "/api/privacy/opt-out", "DELETE, POST"],
  ] as const)(
    "gets 405 with the supported ones: %s %s",
    async (method, url, allow) => {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe(allow);
      expect(answer.json()).toMatchObject({
        status: 405,
        code: "METHOD_NOT_ALLOWED",
      });
    },
  );

  it("gets 404 on a path without operations", async () => {
    const answer = await app.inject({ method: "GET", url: "/api/none" });
    expect(answer.statusCode).toBe(404);
  });

  it("is not in the document", async () => {
    const { paths } = (await app.inject("/api/openapi.json")).json<{
      paths: Record<string, object>;
    }>();
    expect(Object.keys(paths["/api/surveys"] ?? {})).toEqual(["get", "post"]);
  });
});
