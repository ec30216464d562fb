import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/database.ts";
import { DatabaseUnavailable, StatementError } from "../base/db/errors.ts";
import { describeError, logFormatters, redactPath } from "./logging.ts";
import { TestClient } from "../testing/client.ts";
import {
  type DocumentedCall,
  type OpenApiDocument,
  listCalls,
} from "../testing/fuzz/openapi-document.ts";
import { startTestApp } from "../testing/test-app.ts";
import { openTestPglite } from "../testing/test-pglite.ts";

const canary = "canary-7f3a";

test("paths are logged with only the words and numbers of the route", () => {
  const uuid = "0190c8f4-2b5a-7cde-8f01-23456789abcd";
  const logged = [
    ["/api/surveys/1?lat=5&code=open-sesame", "/api/surveys/:id"],
    ["/api/surveys/search?q=divorce", "/api/surveys/search"],
    [`/api/surveys/uuid/${uuid}`, "/api/surveys/uuid/:uuid"],
    ["/api/surveys/divorce", "/api/surveys/:id"],
    ["/remotes/divorce/1.js", "/remotes/*"],
    ["/divorce/12?divorce", undefined],
    ["/", undefined],
  ].map(([url = "", route]) => redactPath(url, route));
  expect(logged).toEqual([
    ...["/api/surveys/1?…", "/api/surveys/search?…"],
    ...[`/api/surveys/uuid/${uuid}`, "/api/surveys/…"],
    ...["/remotes/…/…", "/…/12?…", "/"],
  ]);
});

describe("an error in the log", () => {
  it("contains what failed and where, without the value that the database quotes", () => {
    const error = new StatementError({
      message: `invalid input syntax for type uuid: "${canary}"`,
      code: "22P02",
      detail: `Key (code)=(${canary}) already exists.`,
      constraint: "codes_pkey",
    });
    const logged = describeError(new Error("It failed", { cause: error }));
    expect(JSON.stringify(logged)).not.toContain(canary);
    expect(logged).toMatchObject({
      type: "Error",
      message: "It failed",
      stack: expect.stringContaining("logging.test") as string,
      cause: { code: "22P02", constraint: "codes_pkey" },
    });
  });

  it.each([
    new Error(`GET https://example.org/x?share_token=${canary} failed`),
    new Error(`refused: Bearer ${canary}`),
    new SyntaxError(`Unexpected token 'c', "${canary}" is not valid JSON`),
    Object.assign(new Error("refused"), { body: { code: canary } }),
  ])("contains no secret of %s", (error) => {
    expect(JSON.stringify(describeError(error))).not.toContain(canary);
  });
});

test("fields that contain secrets are redacted at any depth", () => {
  const logged = logFormatters.log({
    surveyId: 5,
    headers: { cookie: canary, "x-csrf-token": canary, accept: "*/*" },
    body: { survey: [{ visibility: { code: canary }, title: "Buses" }] },
    cookies: { nearsay_session: canary },
    failed: [new Error(`?code=${canary}`)],
    path: `/api/surveys/1?code=${canary}`,
  });
  expect(JSON.stringify(logged)).not.toContain(canary);
  expect(logged).toMatchObject({
    surveyId: 5,
    headers: { accept: "*/*" },
    body: { survey: [{ title: "Buses" }] },
  });
});

describe("the log of a server", () => {
  let db: Database;
  let app: FastifyInstance;
  const lines: string[] = [];

  beforeAll(async () => {
    ({ db } = await openTestPglite({}));
    ({ app } = await startTestApp(
      failing(db),
      { logStream: { write: (line) => lines.push(line) } },
      { logLevel: "trace" },
    ));
  });

  afterAll(async () => {
    await app.close();
    await db.close();
  });

  /** A database that fails on survey lookups with an error that quotes the parameters. */
  function failing(inner: Database): Database {
    return {
      ...inner,
      engine: inner.engine,
      query: (statement) =>
        statement.text.includes("from surveys")
          ? Promise.reject(
              new DatabaseUnavailable(`lost at ?code=${canary}`, {
                values: statement.values,
              }),
            )
          : inner.query(statement),
      transaction: (work) => inner.transaction(work),
      execute: (script) => inner.execute(script),
      close: () => inner.close(),
    };
  }

  it("contains every request with an id and its error, and no secret", async () => {
    const client = await new TestClient(app).start();
    const session = client.cookies.get("nearsay_session") ?? "none";
    const csrf = client.cookies.get("nearsay_csrf") ?? "none";
    const headers = { authorization: `Bearer ${canary}` };
    const query = `code=${canary}&share_token=${canary}`;
    const failed = await client.get(`/surveys/1?${query}`, { headers });
    expect(failed.status).toBe(503);
    await client.post("/surveys/1/responses", { answers: {}, code: canary });
    await client.post("/activation", { code: canary });
    await client.post("/surveys", { survey: canary });

    const text = lines.join("\n");
    for (const secret of [canary, session, csrf])
      expect(text).not.toContain(secret);
    expect(text).toContain(String(failed.headers["x-request-id"]));
    expect(text).toContain("DatabaseUnavailable");
    expect(text).toContain("/api/surveys/1?…");
  });

  it("does not show when a visitor did something", async () => {
    const before = lines.length;
    const client = await new TestClient(app).start();
    await client.post("/surveys/1/like");
    await client.get("/health");
    const logged = lines.slice(before).join("\n");
    expect(logged).toContain("/api/health");
    for (const path of ["/api/auth/anon", "/api/privacy/opt-out"])
      expect(logged).not.toContain(path);
  });

  /** Every address of an endpoint, with the canary for each text parameter. */
  function addressesOf(call: DocumentedCall): string[] {
    const parameters = call.parameters ?? [];
    const asked = new URLSearchParams();
    for (const { name, in: place } of parameters)
      if (place === "query") asked.set(name, canary);
    const known = call.path.replace(/\{\w+\}/g, "1");
    const unknown = call.path.replace(/\{\w+\}/g, canary);
    return [`${known}?${asked}`, `${known}?q=${canary}`, unknown];
  }

  it("contains none of the requested values, for any endpoint or unknown path", async () => {
    const document = app.swagger() as unknown as OpenApiDocument;
    const calls = listCalls(document).filter(
      ({ path }) => !path.endsWith("/events"),
    );
    const before = lines.length;
    for (const call of calls)
      for (const url of addressesOf(call))
        await app.inject({ method: call.method as "GET", url });
    for (const url of [
      ...[`/?q=${canary}`, `/${canary}`, `/surveys/${canary}?s=${canary}`],
      ...[`/api/${canary}?q=${canary}`, `/remotes/${canary}?${canary}`],
      ...[`/%zz${canary}?q=${canary}`, `/embed/surveys/1?parent=${canary}`],
      ...[`/oembed?url=http://localhost/${canary}`],
    ])
      await app.inject({ url });
    const logged = lines.slice(before);
    const reads = calls.filter(({ method }) => method === "GET");
    expect(logged.length).toBeGreaterThan(reads.length * 3);
    expect(logged.filter((line) => line.includes(canary))).toEqual([]);
  });
});
