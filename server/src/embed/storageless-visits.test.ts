import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { createSweepJobs } from "../app/background/sweep-jobs.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inFrame } from "../testing/embed-page.ts";
import { solve } from "../testing/prove-work.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const home = "203.0.113.7";
const neighbour = "203.0.113.8";
const abroad = "198.51.100.7";

describeOnEachEngine("a frame that cannot store anything", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;
  let answers: Record<string, string>;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
  });

  beforeEach(async () => {
    const creator = await test.visitor();
    surveyId = await publishSurvey(creator);
    const [id = 0] = await questionIds(creator, surveyId);
    answers = { [id]: "Never" };
  });

  /** A visit by a new visitor, who consents. */
  async function arrive(ip: string, { app } = test) {
    const headers = { ...inFrame, "x-forwarded-for": ip };
    const page = new EmbedPage(app, surveyId, headers);
    const visited = await page.visit("?kept=nowhere");
    await page.send("POST", "/consent");
    const respond = (kept = "nowhere", sent = {}) =>
      page.send("POST", "/responses", { answers, kept }, sent);
    return { page, visit: visited.body, respond };
  }

  async function countWaysIn() {
    const rows = await db.query<{ wayIn: string; count: number }>(sql`
      select way_in as "wayIn", count(*) as count from responses
      where survey_id = ${surveyId} group by 1`);
    return Object.fromEntries(rows.map(({ wayIn, count }) => [wayIn, count]));
  }

  it("can be answered once a day from one connection, even by visitors who claim to be others", async () => {
    const first = await arrive(home);
    expect(first.visit).toMatchObject({ siteOnly: false });
    expect((await first.respond()).body).toMatchObject({ duplicate: false });
    for (let tries = 0; tries < 10; tries += 1) {
      const again = await arrive(home);
      expect(again.visit).toMatchObject({ siteOnly: true });
      expect((await again.respond()).body).toMatchObject({
        status: 403,
        code: "ANSWER_ON_SITE",
      });
    }
    expect((await first.respond()).body).toMatchObject({ duplicate: true });
    expect(await countWaysIn()).toEqual({ "embed-unkept": 1 });
  });

  it("counts one of many responses that are sent at once", async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, () => arrive(home)),
    );
    await Promise.all(all.map(({ respond }) => respond()));
    expect(await countWaysIn()).toEqual({ "embed-unkept": 1 });
  });

  it("does not block the site, browsers that store something, or other networks", async () => {
    await (await arrive(home)).respond();
    const kept = await arrive(home);
    expect((await kept.respond("here")).body).toMatchObject({
      duplicate: false,
    });
    expect((await (await arrive(abroad)).respond()).body).toMatchObject({
      duplicate: false,
    });
    const visitor = await test.visitor();
    const path = `/surveys/${surveyId}/responses`;
    const headers = { "x-forwarded-for": home };
    expect((await visitor.post(path, { answers }, { headers })).body).toEqual({
      duplicate: false,
    });
    expect(await countWaysIn()).toEqual({
      site: 1,
      embed: 1,
      "embed-unkept": 2,
    });
  });

  it("identifies a connection by the first half of an IPv6 address", async () => {
    await (await arrive("2001:db8:0:1::1")).respond();
    expect((await arrive("2001:db8:0:1:ff::9")).visit).toMatchObject({
      siteOnly: true,
    });
    expect((await arrive("2001:db8:0:2::1")).visit).toMatchObject({
      siteOnly: false,
    });
  });

  it("stores networks until the day is over", async () => {
    await (await arrive(home)).respond();
    const [row] = await db.query<{ network: string }>(sql`
      select network from unkept_networks where survey_id = ${surveyId}`);
    expect(row?.network).toMatch(/^[\da-f]{64}$/);
    test.clock.advance({ hours: 24 });
    expect((await (await arrive(home)).respond()).body).toMatchObject({
      duplicate: false,
    });
    test.clock.advance({ hours: 24 });
    for (const job of createSweepJobs(db, test.clock.read)) await job.run();
    expect(await db.query(sql`select from unkept_networks`)).toEqual([]);
  });

  it("releases the slot if the response is refused", async () => {
    const { page, respond } = await arrive(home);
    const body = { answers: { 99999: "Never" }, kept: "nowhere" };
    expect((await page.send("POST", "/responses", body)).status).toBe(400);
    expect((await respond()).body).toMatchObject({ duplicate: false });
  });

  it("makes the bot check more expensive for others in a network, even if the embedding page stores who answered", async () => {
    const guarded = await startTestApp(
      db,
      {},
      {
        trustProxy: true,
        botCheck: { provider: "proof-of-work", difficulty: 1 },
      },
    );
    const come = async (ip: string) => {
      const visitor = await arrive(ip, guarded);
      const prove = async (action: string, difficulty: number) => {
        const asked = `/bot-check?action=${action}&price=${difficulty}`;
        const { body } = await visitor.page.send("GET", asked);
        return { "x-bot-check-token": await solve(body) };
      };
      const consent = await prove("privacy_consent", 1);
      await visitor.page.send("POST", "/consent", undefined, consent);
      return {
        respond: async (kept: string, difficulty: number) =>
          (
            await visitor.respond(
              kept,
              await prove("survey_response", difficulty),
            )
          ).body,
      };
    };
    const harder = {
      status: 403,
      code: "BOT_CHECK_FAILED",
      data: { botCheck: "survey_response", price: 8 },
    };
    const first = await come(home);
    expect(await first.respond("nowhere", 1)).toMatchObject({
      duplicate: false,
    });
    for (const [ip, kept] of [
      [neighbour, "nowhere"],
      [home, "around"],
    ] as const) {
      const next = await come(ip);
      expect(await next.respond(kept, 1)).toMatchObject(harder);
      expect(await next.respond(kept, 8)).toMatchObject({ duplicate: false });
    }
    expect(await countWaysIn()).toEqual({ embed: 1, "embed-unkept": 2 });
  });
});
