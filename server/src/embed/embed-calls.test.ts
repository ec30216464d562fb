import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { createChanges } from "../base/changes/changes.ts";
import { createKeyedHash } from "../base/security/keyed-hash.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame, inlineAt } from "../testing/embed-page.ts";
import { solve } from "../testing/prove-work.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp, testConfig } from "../testing/test-app.ts";
import { makeTickets, publishTicketed } from "../testing/ticket-maker.ts";
import { readToken } from "./embed-token.ts";
import { setEmbedOrigins } from "./allowed-origins.ts";

const partner = "https://partner.example";
const other = "https://other.example";

describeWithDatabase("an embedded survey", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;
  let answers: Record<string, string>;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    const creator = await test.visitor();
    surveyId = await publishSurvey(creator);
    const [id = 0] = await questionIds(creator, surveyId);
    answers = { [id]: "Never" };
  });

  /** A page on which a visit has begun. */
  async function arrive(headers = inlineAt(partner), { app } = test) {
    const page = new EmbedPage(app, surveyId, headers);
    await page.visit();
    return page;
  }

  const respond = (page: EmbedPage, headers = {}) =>
    page.send("POST", "/responses", { answers }, headers);

  async function countResponses(): Promise<number> {
    const [row] = await db.query<{ count: number }>(sql`
      select count(*) as count from responses where survey_id = ${surveyId}`);
    return row?.count ?? 0;
  }

  it.each([
    ["inline", inlineAt(partner)],
    ["in a frame", inFrame],
  ])(
    "can be answered once by a person who consents, %s",
    async (_how, headers) => {
      const before = await countResponses();
      const page = await arrive(headers);
      expect((await respond(page)).body).toMatchObject({
        status: 403,
        code: "OPTED_OUT",
      });
      const consent = await page.send("POST", "/consent");
      expect(consent.body).toEqual({ consented: true });
      const key = { "idempotency-key": "one" };
      expect((await respond(page, key)).body).toMatchObject({
        duplicate: false,
      });
      expect((await respond(page, key)).body).toMatchObject({
        duplicate: false,
      });
      expect((await respond(page)).body).toMatchObject({ duplicate: true });
      expect((await page.visit()).body).toMatchObject({
        consented: true,
        responded: true,
      });
      test.clock.advance({ hours: 24 });
      expect((await page.visit()).body).toMatchObject({ responded: true });
      expect((await respond(page)).body).toMatchObject({ duplicate: true });
      expect(await countResponses()).toBe(before + 1);
    },
  );

  it("is read-only again after a person withdraws consent", async () => {
    const page = await arrive();
    await page.send("POST", "/consent");
    const withdrawn = await page.send("DELETE", "/consent");
    expect(withdrawn.body).toEqual({ consented: false });
    expect((await respond(page)).body).toMatchObject({ code: "OPTED_OUT" });
    expect((await page.visit()).body).toMatchObject({ consented: false });
    await page.send("POST", "/consent");
    expect((await respond(page)).body).toMatchObject({ duplicate: false });
  });

  it("stores nothing that identifies a visitor as a person on the site", async () => {
    const page = await arrive();
    await page.send("POST", "/consent");
    const actorId = readToken(
      createKeyedHash(testConfig().secret),
      page.token,
    )?.actorId;
    const rows = await db.query<{ kept: string }>(sql`
      select token_hash as kept from sessions where actor_id = ${actorId}`);
    expect(rows).toHaveLength(1);
    for (const session of [rows[0]?.kept ?? "", page.token, actorId ?? ""]) {
      const answer = await test.app.inject({
        url: "/api/auth/identity",
        headers: { cookie: `nearsay_session=${session}` },
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  it("stores no row of a person who withdraws without having consented", async () => {
    const rows = () => db.query(sql`select count(*) from actors`);
    const before = await rows();
    const page = await arrive();
    expect((await page.send("DELETE", "/consent")).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it("requires a visit from callers without a token", async () => {
    const page = new EmbedPage(test.app, surveyId, inFrame);
    for (const { status, body } of [
      await page.send("POST", "/consent"),
      await page.send("GET", "/bot-check?action=survey_response"),
      await respond(page),
    ])
      expect([status, body]).toMatchObject([401, { code: "EMBED_TOKEN_OVER" }]);
  });

  it("refuses tokens that are damaged, or of another survey, page or mode", async () => {
    const [inline, framed] = [await arrive(), await arrive(inFrame)];
    const elsewhere = await publishSurvey(await test.visitor());
    const invalid = { status: 403, code: "EMBED_TOKEN_INVALID" };
    const cases: [string, Record<string, string>, number][] = [
      [`${inline.token}x`, inlineAt(partner), surveyId],
      [inline.token, inlineAt(partner), elsewhere],
      [inline.token, inlineAt(other), surveyId],
      [inline.token, inFrame, surveyId],
      [framed.token, inlineAt(partner), surveyId],
      [framed.token, { "sec-fetch-site": "same-site" }, surveyId],
    ];
    for (const [token, headers, survey] of cases) {
      const page = new EmbedPage(test.app, survey, headers);
      page.token = token;
      for (const answer of [
        await page.send("POST", "/consent"),
        await page.send("DELETE", "/consent"),
        await page.send("GET", "/bot-check?action=survey_response"),
        await respond(page),
      ])
        expect(answer.body).toMatchObject(invalid);
    }
  });

  it("reports an expired token, and continues after another visit", async () => {
    const page = await arrive();
    await page.send("POST", "/consent");
    test.clock.advance({ hours: 0.5 });
    const over = await respond(page);
    expect(over.body).toMatchObject({ status: 401, code: "EMBED_TOKEN_OVER" });
    expect(over.headers["access-control-allow-origin"]).toBe(partner);
    await page.visit();
    expect((await respond(page)).body).toMatchObject({ duplicate: false });
  });

  it("is closed to pages that are no longer allowed, whatever token they have", async () => {
    const [page, framed] = [await arrive(), await arrive(inFrame)];
    await framed.visit(`?parent=${partner}`);
    const changes = createChanges();
    await setEmbedOrigins(db, changes, surveyId, [other]);
    const later = await startTestApp(db);
    for (const [{ token }, headers] of [
      [page, inlineAt(partner)],
      [framed, inFrame],
    ] as const) {
      const same = new EmbedPage(later.app, surveyId, headers);
      same.token = token;
      const refused = await respond(same);
      expect(refused.body).toMatchObject({ code: "ORIGIN_NOT_ALLOWED" });
    }
    await setEmbedOrigins(db, changes, surveyId, null);
  });

  it("requires a bot check of this visitor for consent and response", async () => {
    const guarded = await startTestApp(
      db,
      {},
      { botCheck: { provider: "proof-of-work", difficulty: 1 } },
    );
    const [page, thief] = [
      await arrive(inlineAt(partner), guarded),
      await arrive(inlineAt(partner), guarded),
    ];
    const prove = async (action: string) => {
      const asked = await page.send("GET", `/bot-check?action=${action}`);
      return { "x-bot-check-token": await solve(asked.body) };
    };
    const consent = (who: EmbedPage, headers = {}) =>
      who.send("POST", "/consent", undefined, headers);
    const token = await prove("privacy_consent");
    for (const refused of [await consent(page), await consent(thief, token)])
      expect(refused.body).toMatchObject({ status: 403 });
    expect((await consent(page, token)).body).toEqual({ consented: true });
    expect((await consent(page, token)).status).toBe(403);
    expect((await respond(page)).status).toBe(403);
    const proof = await prove("survey_response");
    // A bot check token belongs to the person, so another visit does not
    // require a second one.
    await page.visit();
    expect((await respond(page, proof)).body).toMatchObject({
      duplicate: false,
    });
  });

  it("returns its results and integrity figures without a token, and reads or sets no cookie anywhere", async () => {
    const page = new EmbedPage(test.app, surveyId, inlineAt(partner));
    const results = await page.send("GET", "/results");
    expect(results.body).toMatchObject({ resp_count: await countResponses() });
    await page.visit();
    const integrity = await page.send("GET", "/integrity");
    expect(integrity.body).toMatchObject({ accepted: await countResponses() });
    const without = await page.send("GET", "/results?without=flagged");
    expect(without.body).toMatchObject({ without: "flagged" });
    const sent = [
      ...[results, without, integrity],
      await page.send("POST", "/consent"),
      await page.send("GET", "/bot-check?action=survey_response"),
      await respond(page),
      await page.send("DELETE", "/consent"),
    ];
    for (const { status, headers } of sent) {
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers["access-control-allow-origin"]).toBe(partner);
    }
    const known = await test.visitor();
    const path = `/embed/surveys/${surveyId}/responses`;
    const stranger = await known.post(path, { answers });
    expect(stranger.body).toMatchObject({ code: "EMBED_TOKEN_OVER" });
  });

  it("returns answers by ticket and others separately, if the survey shows both", async () => {
    const survey = await publishTicketed(test, "apart");
    const [code] = await makeTickets(survey, 1);
    const [question = 0] = await questionIds(await test.visitor(), survey.id);
    for (const option of ["Never", "Weekly", "Weekly"]) {
      const visitor = await test.visitor();
      if (option === "Never") await visitor.post("/tickets/redeem", { code });
      await visitor.post(`/surveys/${survey.id}/responses`, {
        answers: { [question]: option },
      });
    }
    const page = new EmbedPage(test.app, survey.id, inlineAt(partner));
    const counts = async (query: string) => {
      const { body } = await page.send("GET", `/results${query}`);
      return (body as { mc_breakdown: object }).mc_breakdown;
    };
    const chosen = (Weekly: number, Never: number) => ({
      [question]: { Weekly, Monthly: 0, Never },
    });
    expect(await counts("")).toEqual(chosen(2, 1));
    expect(await counts("?only=tickets")).toEqual(chosen(0, 1));
    expect(await counts("?without=tickets")).toEqual(chosen(2, 0));
  });
});
