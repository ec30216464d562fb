import sql from "sql-template-tag";
import { createChanges } from "../base/changes/changes.ts";
import type { Database } from "../base/db/database.ts";
import { releaseDue } from "../community/release-gate/release-responses.ts";
import { findCounterMismatches } from "../insights/analytics/recount.ts";
import { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const square = { lat: 52.52, lng: 13.405 };
const across = { lat: 52.5, lng: 13.45 };
const nextTown = { lat: 52.4, lng: 13.06 };
const abroad = { lat: 48.14, lng: 11.58 };
const yes = { ring_consent: true };

describeWithDatabase("an embed on a page with a location", (open) => {
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
      ...square,
      answerPlaces: "rings",
      results: "groups",
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

  /** The number of released responses, by way in. */
  async function released(survey: number) {
    const rows = await db.query<{ device: number; page: number }>(sql`
      select count(*) filter (where way_in = 'site')::int as device,
             count(*) filter (where way_in <> 'site')::int as page
      from responses
      where survey_id = ${survey}
        and ballot_name not in (select ballot_name from waiting_responses)`);
    return rows[0];
  }

  async function rings(survey: number) {
    const path = `/surveys/${survey}/integrity`;
    const { status, body } = await new TestClient(test.app).get(path);
    expect(status).toBe(200);
    return (body as { rings?: object }).rings;
  }

  it("counts a ring for people who consent, and none for others", async () => {
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
    expect(await partsOf(survey)).toEqual([21, 0, 0, 0]);
  });

  it("refuses an invalid location", async () => {
    const survey = await publish();
    for (const more of [{ lat: 91 }, { lng: "x" }, { ring_consent: 1 }])
      expect((await embedded(survey, { ...across, ...more })).status).toBe(400);
    expect(await partsOf(survey)).toEqual([]);
  });

  it("is on no map, and does not open a survey for people nearby", async () => {
    const map = await publish({ answerPlaces: "map" });
    await embedded(map, { ...square, ...yes });
    expect(await partsOf(map)).toEqual([0]);
    const near = await publish({ scope: "answer", radiusMeters: 5_000 });
    const refused = await embedded(near, { ...square, ...yes });
    expect(refused.body).toMatchObject({ code: "PLACE_REQUIRED" });
  });

  const from = { device: onSite, page: embedded };

  async function answerAs(
    survey: number,
    who: keyof typeof from,
    count: number,
    place = square,
  ) {
    for (let n = 0; n < count; n += 1)
      await from[who](survey, { ...place, ...yes });
    for (let n = 0; n < 5; n += 1) await release();
  }

  it("is counted separately from devices when both have a group", async () => {
    const survey = await publish();
    await answerAs(survey, "device", 35);
    expect(await rings(survey)).toBeUndefined();
    await answerAs(survey, "page", 15, across);
    expect(await rings(survey)).toBeUndefined();
    await answerAs(survey, "page", 20, across);
    expect(await rings(survey)).toEqual({ device: 25, page: 25 });
    const figures = await new TestClient(test.app).get(
      `/surveys/${survey}/analytics?from=near`,
    );
    expect(figures.body).toMatchObject({ released_count: 25 });
  });

  it("grows by full groups of each, wherever both are", async () => {
    const survey = await publish();
    await answerAs(survey, "device", 30);
    await answerAs(survey, "page", 30);
    type Rings = { device: number; page: number };
    let before = (await rings(survey)) as Rings;
    expect(before).toEqual({ device: 20, page: 20 });
    let grown = 0;
    // One page among devices, and one device among pages: the people who join
    // must not reveal either.
    for (let n = 0; n < 24; n += 1) {
      await answerAs(survey, n % 12 === 0 ? "page" : "device", 1);
      const now = (await rings(survey)) as Rings;
      for (const who of ["device", "page"] as const) {
        const step = now[who] - before[who];
        expect(step === 0 || step >= 10).toBe(true);
        if (step > 0) grown += 1;
      }
      before = now;
    }
    expect(grown).toBeGreaterThan(0);
    expect(await released(survey)).toEqual(before);
  });

  it("is counted as from elsewhere with other pages if each ring has few", async () => {
    const survey = await publish();
    await answerAs(survey, "device", 20);
    for (const place of [across, nextTown, abroad])
      await answerAs(survey, "page", 8, place);
    expect(await rings(survey)).toEqual({ device: 10, page: 14 });
    expect(await partsOf(survey)).toContain(24);
  });
});
