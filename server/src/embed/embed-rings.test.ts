import sql from "sql-template-tag";
import { createChanges } from "../base/changes/changes.ts";
import type { Database } from "../base/db/database.ts";
import { releaseDue } from "../community/release-gate/release-responses.ts";
import { findCounterMismatches } from "../insights/analytics/recount.ts";
import { TestClient } from "../testing/client.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const square = { lat: 52.52, lng: 13.405 };
const across = { lat: 52.5, lng: 13.45 };
const yes = { ring_consent: true };

describeOnEachEngine("an embed on a page with a place", (open) => {
  let db: Database;
  let test: TestApp;
  let people = 0;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  afterAll(() => test.app.close());

  async function publish(overrides: Record<string, unknown> = {}) {
    return publishSurvey(await test.visitor(), {
      ...{ ...square, answerPlaces: "rings", results: "groups" },
      ...overrides,
    });
  }

  const network = () => {
    people += 1;
    return { "x-forwarded-for": `81.${people >> 8}.${people % 256}.1` };
  };

  async function answersTo(survey: number) {
    const [choice] = await questionIds(new TestClient(test.app), survey);
    return { answers: { [`${choice}`]: "Never" } };
  }

  async function embedded(survey: number, more: object) {
    const from = network();
    const page = new EmbedPage(test.app, survey, {
      ...inlineAt("https://partner.example"),
      ...from,
    });
    await page.visit();
    await page.send("POST", "/consent");
    const body = { ...(await answersTo(survey)), ...more };
    return page.send("POST", "/responses", body);
  }

  async function onSite(survey: number, more: object) {
    const client = new TestClient(test.app);
    const headers = network();
    await client.get("/health");
    await client.post("/auth/anon", undefined, { headers });
    await client.delete("/privacy/opt-out", { headers });
    const body = { ...(await answersTo(survey)), ...more };
    await client.post(`/surveys/${survey}/responses`, body, { headers });
  }

  const release = () =>
    releaseDue({ db, clock: test.clock.read, changes: createChanges() });

  const partsOf = async (survey: number) =>
    (
      await db.query<{ part: number }>(sql`
        select part from responses
        where survey_id = ${survey} order by created_at`)
    ).map(({ part }) => part);

  async function rings(survey: number) {
    const path = `/surveys/${survey}/integrity`;
    const { status, body } = await new TestClient(test.app).get(path);
    expect(status).toBe(200);
    return (body as { rings?: object }).rings;
  }

  it("counts a ring of who says so, and nothing of others", async () => {
    const survey = await publish();
    for (const more of [
      { ...across, ...yes },
      across,
      { ...across, ring_consent: false },
      { ...yes, lat: null, lng: null },
    ]) {
      expect((await embedded(survey, more)).status).toBe(200);
      test.clock.advance({ hours: 1 });
    }
    expect(await partsOf(survey)).toEqual([11, 0, 0, 0]);
  });

  it("refuses a place that is none", async () => {
    const survey = await publish();
    for (const more of [{ lat: 91 }, { lng: "x" }, { ring_consent: 1 }])
      expect((await embedded(survey, { ...across, ...more })).status).toBe(400);
    expect(await partsOf(survey)).toEqual([]);
  });

  it("stands on no map, and opens no survey for people nearby", async () => {
    const map = await publish({ answerPlaces: "map" });
    await embedded(map, { ...square, ...yes });
    expect(await partsOf(map)).toEqual([0]);
    const near = await publish({ scope: "answer", radiusMeters: 5_000 });
    const refused = await embedded(near, { ...square, ...yes });
    expect(refused.body).toMatchObject({ code: "PLACE_REQUIRED" });
  });

  it("is told apart from devices in whole groups, once both have one", async () => {
    const survey = await publish();
    const from = { device: onSite, page: embedded };
    const answer = async (who: keyof typeof from, count: number) => {
      const place = who === "device" ? square : across;
      for (let n = 0; n < count; n += 1)
        await from[who](survey, { ...place, ...yes });
      for (let n = 0; n < 5; n += 1) await release();
    };
    await answer("device", 35);
    expect(await rings(survey)).toBeUndefined();
    await answer("page", 15);
    expect(await rings(survey)).toBeUndefined();
    await answer("page", 20);
    // Of 25 that are released of each.
    expect(await rings(survey)).toEqual({ device: 20, page: 20 });
  });
});
