import { brotliDecompressSync } from "node:zlib";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { createChanges } from "../base/changes/changes.ts";
import { hideSurvey } from "../community/moderation/hide-survey.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../testing/test-app.ts";
import { readToken } from "./embed-token.ts";
import { setEmbedOrigins } from "./allowed-origins.ts";

const partner = "https://partner.example";
const other = "https://other.example";
const hash = createKeyedHash(testConfig().secret);

describeWithDatabase("a visit to an embedded survey", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    surveyId = await publishSurvey(await test.visitor());
  });

  const page = (
    headers = inlineAt(partner),
    survey: number | string = surveyId,
  ) => new EmbedPage(test.app, survey, headers);
  const passOf = ({ token }: EmbedPage) => readToken(hash, token);

  async function countPeople() {
    const [counts] = await db.query(sql`
      select (select count(*) from actors) as actors,
             (select count(*) from sessions) as sessions`);
    return counts;
  }

  it("returns survey, questions and a token, and stores nothing", async () => {
    const before = await countPeople();
    const visitor = page();
    const { status, body, headers } = await visitor.visit();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      expiresAt: "2026-03-02T10:50:30.000Z",
      consented: false,
      responded: false,
      survey: { surveyId, title: "Night buses", expired: false },
      questions: { items: [{ question_type: "multiple_choice" }, {}] },
    });
    expect(passOf(visitor)).toMatchObject({
      surveyId,
      origin: partner,
      mode: "inline",
    });
    expect(headers).toMatchObject({
      "access-control-allow-origin": partner,
      "cache-control": "no-store",
      vary: expect.stringMatching(/origin/i) as string,
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    expect(await countPeople()).toEqual(before);
  });

  it("is compressed if the client accepts that", async () => {
    const { headers, rawPayload } = await test.app.inject({
      method: "GET",
      url: `/api/embed/surveys/${surveyId}/visits`,
      headers: { ...inlineAt(partner), "accept-encoding": "gzip, br" },
    });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      vary: expect.stringMatching(/origin, accept-encoding/i) as string,
    });
    const visit = JSON.parse(brotliDecompressSync(rawPayload).toString()) as {
      survey: object;
    };
    expect(visit).not.toHaveProperty("embedOrigins");
    const { survey } = visit;
    expect(Object.keys(survey)).toEqual([
      "surveyId",
      "title",
      "instructions",
      "expired",
    ]);
  });

  it("also finds the survey by its uuid", async () => {
    const [row] = await db.query<{ uuid: string }>(
      sql`select survey_uuid as uuid from surveys where survey_id = ${surveyId}`,
    );
    const visitor = page(inlineAt(partner), row?.uuid);
    expect(await visitor.visit()).toMatchObject({
      status: 200,
      body: { survey: { surveyId } },
    });
  });

  it("treats a person with a session on the site as a new visitor", async () => {
    const known = await test.visitor();
    const headers = inlineAt(partner);
    const path = `/embed/surveys/${surveyId}/visits`;
    const { body } = await known.get(path, { headers });
    expect(body).toMatchObject({ consented: false });
    const { token } = body as { token: string };
    const { actorId } = (await known.get("/auth/identity")).body as {
      actorId: string;
    };
    expect(readToken(hash, token)?.actorId).not.toBe(actorId);
  });

  it("identifies the same person for a year, on the same page and for the same survey", async () => {
    const visitor = page();
    await visitor.visit();
    const first = passOf(visitor);
    test.clock.advance({ hours: 364 * 24 });
    await visitor.visit();
    expect(passOf(visitor)?.actorId).toBe(first?.actorId);
    const { token } = visitor;
    const elsewhere = [
      page(inlineAt(other)),
      page(inFrame),
      page(inlineAt(partner), await publishSurvey(await test.visitor())),
    ];
    for (const stranger of elsewhere) {
      stranger.token = token;
      expect((await stranger.visit()).status).toBe(200);
      expect(passOf(stranger)?.actorId).not.toBe(first?.actorId);
    }
    test.clock.advance({ hours: 366 * 24 });
    const late = page();
    late.token = token;
    const gone = await late.visit();
    expect(gone.status).toBe(200);
    expect(passOf(late)?.actorId).not.toBe(first?.actorId);
  });

  it("starts again with a damaged token", async () => {
    const visitor = page();
    visitor.token = "1.damaged.token";
    expect((await visitor.visit()).status).toBe(200);
    expect(passOf(visitor)).not.toBeNull();
  });

  it("in a frame belongs to the page that the frame names", async () => {
    const visitor = page(inFrame);
    await visitor.visit(`?parent=${partner}`);
    expect(passOf(visitor)).toMatchObject({ mode: "frame", origin: partner });
    const first = passOf(visitor);
    await visitor.visit(`?parent=${other}`);
    expect(passOf(visitor)?.actorId).not.toBe(first?.actorId);
    const claims = page(inlineAt(other));
    await claims.visit(`?parent=${partner}`);
    expect(passOf(claims)).toMatchObject({ mode: "inline", origin: other });
  });

  it("uses the Origin header of a browser that sends no Sec-Fetch-Site", async () => {
    const visitor = page({
      host: "localhost:80",
      origin: "http://localhost:80",
    });
    await visitor.visit();
    expect(passOf(visitor)).toMatchObject({ mode: "frame", origin: "" });
    const stranger = page({ origin: partner });
    await stranger.visit();
    expect(passOf(stranger)).toMatchObject({ mode: "inline" });
  });

  it("is refused if there is nothing to show", async () => {
    const creator = await test.visitor();
    const hidden = await publishSurvey(creator);
    await hideSurvey(db, hidden, test.clock.now);
    const visibility = { mode: "code", code: "RIGHT-CODE" };
    const coded = await publishSurvey(creator, { visibility });
    for (const [survey, status, code] of [
      [hidden, 404, "NOT_FOUND"],
      [987_654, 404, "NOT_FOUND"],
      ["nonsense", 404, "NOT_FOUND"],
      [coded, 403, "CODE_REQUIRED"],
    ] as const) {
      const { body, headers } = await page(inlineAt(partner), survey).visit();
      expect(body).toMatchObject({ status, code });
      expect(headers["access-control-allow-origin"]).toBe(partner);
    }
  });

  it("is allowed only on pages that the survey allows", async () => {
    const id = await publishSurvey(await test.visitor());
    const visits = (headers: Record<string, string>, query = "") =>
      page(headers, id).visit(query);
    expect((await visits(inlineAt(other))).status).toBe(200);
    await setEmbedOrigins(db, createChanges(), id, [partner]);
    // What the operator changes in the database is not cached by a process that
    // starts.
    test = await startTestApp(db);
    const refusal = { status: 403, code: "ORIGIN_NOT_ALLOWED" };
    const allowed = await visits(inlineAt(partner));
    expect(allowed.headers["access-control-allow-origin"]).toBe(partner);
    expect(allowed.body).toMatchObject({
      embedOrigins: ["http://localhost", partner],
    });
    expect((await visits(inFrame, `?parent=${partner}`)).status).toBe(200);
    expect((await visits(inFrame)).status).toBe(200);
    for (const origin of [other, "null", `${partner}.evil.example`]) {
      const { body, headers } = await visits(inlineAt(origin));
      expect(body).toMatchObject(refusal);
      expect(headers["access-control-allow-origin"]).toBe(origin);
      const framed = await visits(inFrame, `?parent=${origin}`);
      expect(framed.body).toMatchObject(refusal);
    }
  });

  it("is allowed only on pages that its owner named when publishing", async () => {
    const creator = await test.visitor();
    const id = await publishSurvey(creator, { embedOrigins: [partner] });
    const nowhere = await publishSurvey(creator, { embedOrigins: [] });
    const visit = async (headers: Record<string, string>, survey: number) =>
      (await page(headers, survey).visit()).status;
    expect(await visit(inlineAt(partner), id)).toBe(200);
    expect(await visit(inFrame, id)).toBe(200);
    expect(await visit(inlineAt(other), id)).toBe(403);
    for (const headers of [inlineAt(partner), inFrame])
      expect(await visit(headers, nowhere)).toBe(403);
  });

  it("gets a reply to a preflight request per survey, too", async () => {
    const ask = (id: number, origin: string) =>
      test.app.inject({
        method: "OPTIONS",
        url: `/api/embed/surveys/${id}/responses`,
        headers: {
          origin,
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization",
        },
      });
    const { statusCode, headers } = await ask(surveyId, partner);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": partner,
      "access-control-max-age": "7200",
      "access-control-allow-headers":
        "authorization, content-type, idempotency-key, x-bot-check-token",
    });
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    const refused = await ask(surveyId, "null");
    expect(refused.headers).not.toHaveProperty("access-control-allow-origin");
  });

  it("is refused if the site disables embedding, requires invitations, or uses Google's bot check inline", async () => {
    const none = await startTestApp(db, {}, { embedOrigins: [] });
    const invited = await startTestApp(db, {}, { activation: "required" });
    const google = await startTestApp(
      db,
      {},
      {
        botCheck: {
          provider: "recaptcha",
          siteKey: "key",
          secret: "secret",
          hostnames: [],
          minScore: 0.5,
          baseUrl: "https://g.example",
        },
      },
    );
    for (const [{ app }, headers, code] of [
      [none, inlineAt(partner), "ORIGIN_NOT_ALLOWED"],
      [none, inFrame, "ORIGIN_NOT_ALLOWED"],
      [invited, inlineAt(partner), "INVITATION_REQUIRED"],
      [invited, inFrame, "INVITATION_REQUIRED"],
      [google, inlineAt(partner), "INLINE_OFF"],
    ] as const) {
      const { body } = await new EmbedPage(app, surveyId, headers).visit();
      expect(body).toMatchObject({ status: 403, code });
    }
    const framed = new EmbedPage(google.app, surveyId, inFrame);
    expect((await framed.visit()).status).toBe(200);
  });
});
