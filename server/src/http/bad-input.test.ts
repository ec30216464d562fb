import type { FastifyInstance } from "fastify";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { publishSurvey, surveyPayload } from "../testing/survey-builder.ts";
import { startTestApp } from "../testing/test-app.ts";

describeWithDatabase("invalid requests", (open) => {
  let db: Database;
  let app: FastifyInstance;
  let client: TestClient;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    const started = await startTestApp(db);
    app = started.app;
    client = await started.visitor();
    surveyId = await publishSurvey(client);
  });

  function send(body: string, type = "application/json") {
    return client.post("/posts", body, { headers: { "content-type": type } });
  }

  it("get 404 for what does not exist", async () => {
    const missing = [
      "/nothing",
      "/surveys/999999",
      "/surveys/999999/questions",
      "/surveys/999999/analytics",
      "/surveys/none",
      "/surveys/99999999999999999999",
      "/surveys/uuid/00000000-0000-4000-8000-000000000000",
      "/surveys/uuid/none",
      "/posts?surveyId=999999",
      "/replies?postId=999999",
    ];
    for (const path of missing) {
      const answer = await client.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
    const reply = await client.put("/replies/999999", { content: "x" });
    expect(reply.status).toBe(404);
    const body = { answers: { "1": "x" } };
    const response = await client.post("/surveys/999999/responses", body);
    expect(response.status).toBe(404);
  });

  it("get 400 for malformed JSON, without the parser's message", async () => {
    for (const body of ["{", "[1,", "nonsense", '{"a":1}}']) {
      const answer = await send(body);
      expect(answer.body).toEqual({
        status: 400,
        msg: "The body is not valid JSON.",
        code: "INVALID_REQUEST",
      });
    }
  });

  it('get 404 for paths with "..", folders and paths that are too long', async () => {
    const long = `/surveys/${"1".repeat(200)}`;
    const climbing = [
      `/api${long}`,
      "/assets/",
      "/assets/../manifest.json",
      "/assets/%2e%2e/manifest.json",
      "/api/docs/static/%2e%2e/%2e%2e/package.json",
    ];
    for (const url of climbing) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.json()).toMatchObject({ status: 404, code: "NOT_FOUND" });
    }
  });

  it("get the name of the invalid field", async () => {
    const wrong: [unknown, RegExp][] = [
      [{ survey_id: surveyId }, /content/],
      [{ content: 7, survey_id: surveyId }, /^content must be string/],
      [{ content: "x", survey_id: "1" }, /^survey_id must be integer/],
      [{ content: "x", survey_id: surveyId, lat: 91 }, /^lat /],
      [[], /^The request must be object/],
    ];
    for (const [body, msg] of wrong) {
      const answer = await client.post("/posts", body);
      expect(answer.body).toEqual({
        status: 400,
        msg: expect.stringMatching(msg) as string,
        code: "INVALID_REQUEST",
      });
    }
  });

  it("get a description of an invalid code without a regular expression", async () => {
    const visibility = { mode: "code", code: "open sesame" };
    const survey = { ...surveyPayload({ visibility }), embeddedToken: "x" };
    const answer = await client.post("/surveys", { survey });
    expect(answer.body).toMatchObject({
      status: 400,
      msg: "survey.visibility.code has characters that are not allowed, or the wrong format.",
    });
  });

  it("get a message if the body is missing", async () => {
    for (const path of ["/posts", "/surveys", "/replies"]) {
      expect((await client.post(path)).status).toBe(400);
    }
  });

  it("are parsed as numbers in a query only if they are plain decimals", async () => {
    for (const query of [
      "lat=1e3&lng=0",
      "lat=0x1&lng=0",
      "lat=&lng=0",
      "lat=1&lat=2&lng=0",
      "lat=NaN&lng=0",
    ]) {
      const answer = await client.get(`/surveys?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
    expect((await client.get("/surveys?lat=-1.5&lng=2")).status).toBe(200);
  });

  it("get 413 for a body over 64 KB, and validation for one just below", async () => {
    const body = (length: number) =>
      JSON.stringify({ content: "x".repeat(length), survey_id: surveyId });
    const answer = await send(body(64 * 1024));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ status: 413, code: "BODY_TOO_LARGE" });
    expect((await send(body(64 * 1024 - 100))).status).toBe(400);
  });

  it("get 415 for any content type but JSON", async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "none",
    ]) {
      const answer = await send('{"content":"x"}', type);
      expect([type, answer.status]).toEqual([type, 415]);
      expect(answer.body).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
    }
  });

  it("get 400 for NUL and lone surrogates in body, names, query and path", async () => {
    const bodies = ["\\u0000", "\\ud800", "\\udc00x", "a\\ud83d"].flatMap(
      (text) => [
        `{"content":"${text}","survey_id":${surveyId}}`,
        `{"content":"x","survey_id":${surveyId},"${text}":1}`,
        `{"content":"x","survey_id":${surveyId},"deep":[[{"a":"${text}"}]]}`,
      ],
    );
    for (const body of bodies) {
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    }
    expect((await client.get("/surveys/%00")).status).toBe(400);
    expect((await client.get(`/surveys/${surveyId}?code=%00`)).status).toBe(
      400,
    );
    expect((await client.get("/surveys/%ED%A0%80")).status).toBe(400);
    expect((await client.get("/surveys/%")).status).toBe(400);
    const emoji = { content: "😀", survey_id: surveyId };
    expect((await client.post("/posts", emoji)).status).toBe(201);
  });

  it("are refused with names that could reach a prototype", async () => {
    const keys = ['"__proto__":{"a":1}', '"constructor":{"prototype":{"a":1}}'];
    for (const key of keys) {
      const body = `{"content":"x","survey_id":${surveyId},${key}}`;
      expect((await send(body)).status).toBe(400);
    }
    for (const id of ["toString", "constructor", "hasOwnProperty"]) {
      const body = { answers: { [id]: "x" } };
      const answer = await client.post(`/surveys/${surveyId}/responses`, body);
      expect([id, answer.status]).toEqual([id, 400]);
    }
    expect(Object.prototype).not.toHaveProperty("a");
  });

  it("do not break the server with a deeply nested body", async () => {
    const depth = 20_000;
    const deep = "[".repeat(depth) + "]".repeat(depth);
    const answer = await send(`{"content":${deep},"survey_id":${surveyId}}`);
    expect(answer.status).toBe(400);
  });

  it("are stored unchanged if text looks like SQL or HTML", async () => {
    const content = `'; drop table posts; -- <script>alert("x")</script> \${1} %s`;
    const answer = await client.post("/posts", {
      content,
      survey_id: surveyId,
    });
    expect(answer.body).toMatchObject({ content });
    expect(
      await db.query(sql`select 1 as one from posts limit 1`),
    ).toHaveLength(1);
  });

  it("get replies with no-store and nosniff headers", async () => {
    for (const path of ["/health", "/nothing", "/surveys"]) {
      const { headers } = await client.get(path);
      expect(headers).toMatchObject({
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-type": "application/json; charset=utf-8",
      });
    }
  });
});
