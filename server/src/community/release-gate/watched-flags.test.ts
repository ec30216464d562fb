import type { Analytics } from "@nearsay/core/contract";
import { readAnalytics } from "@nearsay/core/contract";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "./release-responses.ts";

/** The figures of everyone, those without flagged responses, and the integrity figures. */
interface Seen {
  all: Analytics;
  without: Analytics;
  integrity: { released: number; flagged: { count: number } };
}

interface Watched {
  surveyId: number;
  choice: number;
}

const group = 10;
const minute = 1 / 60;

describeWithDatabase("an observer of flagged responses", (open) => {
  let db: Database;
  let test: TestApp;
  let people = 0;

  beforeAll(async () => {
    db = await open();
    const settings = { trustProxy: true, flagResponses: true };
    test = await startTestApp(db, {}, settings);
  });

  afterAll(() => test.app.close());

  async function publish(): Promise<Watched> {
    const author = await test.visitor();
    const surveyId = await publishSurvey(author, { results: "groups" });
    const [choice = 0] = await questionIds(author, surveyId);
    return { surveyId, choice };
  }

  /** Answers as a new person; a quick one is flagged. Without a network, from a separate one. */
  async function respond(
    { surveyId, choice }: Watched,
    { quick = false, option = "Never", network = "" },
  ): Promise<void> {
    people += 1;
    const from = network || `81.2.${people}.1`;
    const headers = { "x-forwarded-for": from };
    const client = new TestClient(test.app);
    await client.get("/health");
    await client.post("/auth/anon", undefined, { headers });
    await client.delete("/privacy/opt-out", { headers });
    if (!quick) test.clock.advance({ hours: minute });
    const body = { answers: { [`${choice}`]: option } };
    const path = `/surveys/${surveyId}/responses`;
    expect((await client.post(path, body, { headers })).status).toBe(200);
    const deps = { db, clock: test.clock.read, changes: createChanges() };
    await releaseDue({ ...deps, flagResponses: true });
  }

  async function observe({ surveyId }: Watched): Promise<Seen> {
    const stranger = new TestClient(test.app);
    const read = async (path: string) =>
      (await stranger.get(`/surveys/${surveyId}${path}`)).body;
    return {
      all: readAnalytics(await read("/analytics")),
      without: readAnalytics(await read("/analytics?without=flagged")),
      integrity: (await read("/integrity")) as Seen["integrity"],
    };
  }

  /** What is shown, except for the number of responses, which is public, and the time. */
  const withoutCount = ({ all, without, integrity }: Seen) =>
    JSON.stringify(
      [all, without, { ...integrity, accepted: 0, ways: 0 }],
      (key, value: unknown) => (key === "responseCount" ? 0 : value),
    );

  const options = ["Weekly", "Monthly", "Never"];

  it("sees both parts change only by full groups, whatever they send themselves", async () => {
    const survey = await publish();
    let before = await observe(survey);
    const steps: number[] = [];
    for (let n = 0; n < 90; n += 1) {
      // Two of three are the observer's own, flagged at will.
      const own = n % 3 !== 0;
      const network = own ? `203.0.${(n >> 1) % 4}.1` : "";
      const option = options[n % 7 === 0 ? 0 : n % 3] ?? "";
      await respond(survey, { quick: n % 2 === 0, option, network });
      const now = await observe(survey);
      const flagged =
        now.integrity.flagged.count - before.integrity.flagged.count;
      const others = now.without.releasedCount - before.without.releasedCount;
      expect(now.all.flaggedCount).toBe(now.integrity.flagged.count);
      expect(now.all.releasedCount - before.all.releasedCount).toBe(
        flagged + others,
      );
      if (flagged + others === 0)
        expect(withoutCount(now)).toBe(withoutCount(before));
      steps.push(...[flagged, others].filter((step) => step !== 0));
      before = now;
    }
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(group);
    expect(before.all.flaggedCount).toBeGreaterThanOrEqual(group);
  });

  it("sees the same for a person who is flagged and one who is not, whatever either chose", async () => {
    const [one, other] = [await publish(), await publish()];
    for (const survey of [one, other])
      for (let n = 0; n < 18; n += 1)
        await respond(survey, {
          quick: n % 2 === 0,
          network: `203.0.${n % 4}.1`,
        });
    await respond(one, { quick: true, option: "Weekly" });
    await respond(other, { option: "Monthly" });
    const [first, second] = [await observe(one), await observe(other)];
    const nameless = (seen: Seen) =>
      withoutCount(seen).replaceAll(/"\d+":/g, "");
    expect(nameless(first)).toBe(nameless(second));
  });

  it("does not learn that the person is flagged after whom flagged responses appear", async () => {
    const shownAfter: number[] = [];
    for (const slow of [0, 3]) {
      const survey = await publish();
      let shown = 0;
      for (let n = 1; n <= 30; n += 1) {
        await respond(survey, {
          quick: n > slow,
          option: options[n % 3] ?? "",
        });
        const { flagged } = (await observe(survey)).integrity;
        if (flagged.count > shown) shownAfter.push(n);
        shown = flagged.count;
      }
    }
    expect(shownAfter.length).toBeGreaterThan(1);
    expect(shownAfter.filter((n) => n % group !== 0)).toEqual([]);
  });
});
