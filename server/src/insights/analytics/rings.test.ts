import {
  type Analytics,
  type AnswersFrom,
  readAnalytics,
} from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { releaseDue } from "../../community/release-gate/release-responses.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { findCounterMismatches } from "./recount.ts";

const options = choiceQuestion.options;
const berlin = { lat: 52.52, lng: 13.405 };
/** A position in each ring around the survey. */
const spots = {
  here: { lat: 52.525, lng: 13.41 },
  near: { lat: 52.5, lng: 13.45 },
  region: { lat: 52.4, lng: 13.06 },
  far: { lat: 48.14, lng: 11.58 },
} as const;
type Spot = keyof typeof spots;
const outer: Spot[] = ["near", "region", "far"];

describeWithDatabase("figures by distance of respondents", (open) => {
  let db: Database;
  let test: TestApp;
  let people = 0;
  /**
   * The visitor who publishes, followed by those who answer; each can answer
   * again in each survey.
   */
  let crowd: TestClient[];
  let answered = 0;
  /** The question id of the last published survey. */
  let choice: number | undefined;

  beforeAll(async () => {
    db = await open();
    const settings = { trustProxy: true, flagResponses: true };
    test = await startTestApp(db, {}, settings);
    crowd = await insertVisitors(db, test, 176);
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  afterAll(() => test.app.close());

  async function publish(overrides: Record<string, unknown> = {}) {
    const survey = await publishSurvey(crowd[0]!, {
      ...berlin,
      answerPlaces: "rings",
      results: "groups",
      ...overrides,
    });
    [choice] = await questionIds(crowd[0]!, survey);
    answered = 0;
    return survey;
  }

  /** Answers as another visitor each time, in a separate network unless one is given. */
  async function answer(survey: number, given: Given = {}) {
    people += 1;
    const { spot, option = options[people % 3], network, consent } = given;
    const from = network ?? `81.${people >> 8}.${people % 256}.1`;
    const headers = { "x-forwarded-for": from };
    answered += 1;
    const client =
      given.quick === true
        ? (await arriveFrom(test.app, from)).client
        : crowd[answered]!;
    if (given.quick !== true) test.clock.advance({ hours: 1 });
    const reply = await client.post(
      `/surveys/${survey}/responses`,
      {
        answers: { [`${choice}`]: option },
        ...(spot && { ...spots[spot], ring_consent: consent ?? true }),
      },
      { headers },
    );
    expect(reply.status).toBe(200);
    return { client, headers };
  }

  async function answerAll(survey: number, count: number, spot?: Spot) {
    for (let n = 0; n < count; n += 1)
      await answer(survey, { ...(spot && { spot }) });
  }

  const release = () =>
    releaseDue({ db, clock: test.clock.read, changes: createChanges() });

  async function read(survey: number, from?: AnswersFrom) {
    const client = new TestClient(test.app);
    const query = from ? `?from=${from}` : "";
    const reply = await client.get(`/surveys/${survey}/analytics${query}`);
    return reply.status === 200 ? readAnalytics(reply.body) : null;
  }

  const chosen = (figures: Analytics | null) =>
    Object.values(figures!.choiceBreakdown)[0]!.map(({ count }) => count);
  const add = (one: number[], other: number[]) =>
    one.map((count, at) => count + other[at]!);

  const partsOf = async (survey: number) =>
    (
      await db.query<{ part: number }>(sql`
        select distinct part from responses
        where survey_id = ${survey} order by part`)
    ).map(({ part }) => part);

  it("are returned for each ring with a release group, and add up to the total", async () => {
    const survey = await publish();
    await answerAll(survey, 20, "here");
    await answerAll(survey, 20, "near");
    await answerAll(survey, 20, "far");
    for (let n = 0; n < 3; n += 1) await release();
    const all = (await read(survey))!;
    expect(all.rings).toEqual([
      { from: "here", count: 10 },
      { from: "near", count: 10 },
      { from: "far", count: 10 },
      { from: "elsewhere", count: 20 },
    ]);
    const [here, elsewhere] = [
      await read(survey, "here"),
      await read(survey, "elsewhere"),
    ];
    expect(here!.releasedCount).toBe(10);
    expect(elsewhere!.releasedCount).toBe(20);
    expect(add(chosen(here), chosen(elsewhere))).toEqual(chosen(all));
    const sum = elsewhere!.timeSeries.reduce((of, { count }) => of + count, 0);
    expect(sum).toBe(20);
    expect(await read(survey, "region")).toBeNull();
  });

  it("count few responses of outer rings together as from elsewhere", async () => {
    const survey = await publish();
    await answerAll(survey, 20, "here");
    for (const spot of outer) await answerAll(survey, 8, spot);
    await release();
    await release();
    expect((await read(survey))!.rings).toEqual([
      { from: "here", count: 10 },
      { from: "elsewhere", count: 14 },
    ]);
    expect((await read(survey, "elsewhere"))!.releasedCount).toBe(14);
    expect(await partsOf(survey)).toContain(14);
  });

  it("contain the hour in which a group was released, not those in which its people answered", async () => {
    const survey = await publish();
    const spotOf = (n: number) => (n % 3 === 0 ? "here" : "far");
    const moments: Date[] = [];
    let before = 0;
    for (let n = 0; n < 90; n += 1) {
      await answer(survey, { spot: spotOf(n) });
      await release();
      const { releasedCount } = (await read(survey))!;
      if (releasedCount > before) moments.push(test.clock.read());
      before = releasedCount;
    }
    expect(moments.length).toBeGreaterThan(2);
    // Otherwise, knowing who answered in which hour would reveal where they
    // are.
    const rows = await db.query<{ hour: Date }>(sql`
      select hour from response_hours where survey_id = ${survey}
      union
      select to_timestamp(item::bigint) from part_counts
      where survey_id = ${survey} and kind = 'hours'`);
    const hours = moments.map(
      (moment) => moment.getTime() - (moment.getTime() % 3_600_000),
    );
    for (const { hour } of rows) expect(hours).toContain(hour.getTime());
    for (const view of [undefined, "here", "far"] as const)
      for (const { count } of (await read(survey, view))!.timeSeries)
        expect(count === 0 || count >= 10).toBe(true);
  });

  it("release nothing because of a response that arrives while groups are being released", async () => {
    const survey = await publish();
    await answerAll(survey, 19, "here");
    await answerAll(survey, 31, "far");
    await release();
    const before = (await read(survey))!;
    expect(before.releasedCount).toBeGreaterThan(0);
    // The twentieth from here: a group released because of it would reveal its
    // location.
    await answer(survey, { spot: "here" });
    for (let n = 0; n < 3; n += 1) await release();
    expect((await read(survey))!.releasedCount).toBe(before.releasedCount);
    await answerAll(survey, 9);
    for (let n = 0; n < 3; n += 1) await release();
    expect((await read(survey))!.rings).toContainEqual({
      from: "here",
      count: 10,
    });
  });

  it("shrink by complete groups only when people withdraw their responses one by one", async () => {
    const survey = await publish();
    const here: Awaited<ReturnType<typeof answer>>[] = [];
    for (let n = 0; n < 45; n += 1)
      here.push(await answer(survey, { spot: "here" }));
    await answerAll(survey, 25, "far");
    for (let n = 0; n < 4; n += 1) await release();
    const countsOf = async () => {
      const { rings } = (await read(survey))!;
      const of = (from: AnswersFrom) =>
        rings.find((one) => one.from === from)?.count ?? 0;
      return [of("here"), of("far")] as const;
    };
    const [all, far] = await countsOf();
    let before = all;
    const steps: number[] = [];
    for (const { client, headers } of here.slice(0, 40)) {
      await client.delete(`/me/responses/${survey}`, { headers });
      const [now, others] = await countsOf();
      if (now !== before) steps.push(before - now);
      expect(others).toBe(far);
      before = now;
    }
    expect(steps.length).toBeGreaterThan(0);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(10);
  });

  it("are not returned if only one ring is released", async () => {
    const survey = await publish();
    await answerAll(survey, 20, "here");
    await release();
    const all = (await read(survey))!;
    expect([all.releasedCount, all.rings]).toEqual([10, []]);
    expect(await read(survey, "here")).toBeNull();
  });

  it("store no location without consent, and only a ring with consent", async () => {
    const kept = async (survey: number, given: Given) => {
      await answer(survey, given);
      return partsOf(survey);
    };
    expect(await kept(await publish(), { spot: "here" })).toEqual([10]);
    expect(
      await kept(await publish(), { spot: "here", consent: false }),
    ).toEqual([0]);
    expect(await kept(await publish(), {})).toEqual([0]);
    const uncounted = await publish({ answerPlaces: "none" });
    expect(await kept(uncounted, { spot: "here" })).toEqual([0]);
    const rows = await db.query<Record<string, unknown>>(sql`
      select * from responses where survey_id = ${uncounted}`);
    expect(JSON.stringify(rows)).not.toMatch(/52\.5|13\.4/);
  });

  it.each([
    [{ results: "live" }, "results show immediately"],
    [{ tickets: "apart" }, "ticket responses are shown separately"],
    [{ reads: "rows" }, "whole responses can be read"],
    [
      { placed: false, lat: null, lng: null },
      "only if the survey has a location",
    ],
  ])("refuse to count locations with %j", async (overrides, reason) => {
    await expect(publish(overrides)).rejects.toThrow(reason);
  });

  /** All views of figures by ring; null for a ring that is not returned. */
  async function observeAll(survey: number) {
    const seen = new Map<string, Analytics | null>();
    seen.set("all", await read(survey));
    for (const from of [...outer, "here", "elsewhere"] as const)
      seen.set(from, await read(survey, from));
    return seen;
  }

  /** Everything in the views except the number of responses, which is public. */
  const withoutCount = (seen: Map<string, unknown>) =>
    JSON.stringify([...seen], (key, value: unknown) =>
      key === "responseCount" ? 0 : value,
    );

  it("change by complete groups only for an observer of all views who sends responses too", async () => {
    const survey = await publish();
    const from = [
      ...(["here", "far", "here", "near", "here", undefined, "far"] as const),
    ];
    const steps = new Set<number>();
    let before = await observeAll(survey);
    for (let n = 0; n < 175; n += 1) {
      // Two of three are the observer's own, from four networks.
      const spot = from[n % 7];
      await answer(survey, {
        ...(spot && { spot }),
        ...(n % 3 !== 0 && { network: `203.0.${n % 4}.1` }),
        option: options[n % 5 === 0 ? 0 : n % 3]!,
        quick: n % 8 === 2,
      });
      await release();
      const now = await observeAll(survey);
      const count = (seen: typeof now, view: string) =>
        seen.get(view)?.releasedCount ?? 0;
      const grown = [...now.keys()].map(
        (view) => count(now, view) - count(before, view),
      );
      for (const step of grown) if (step !== 0) steps.add(step);
      if (grown.every((step) => step === 0))
        expect(withoutCount(now)).toBe(withoutCount(before));
      // The difference between any two views is a complete group or nothing.
      const here = count(now, "here");
      const elsewhere = count(now, "elsewhere");
      const rings = outer.map((view) => count(now, view));
      const rest = elsewhere && rings.reduce((of, one) => of - one, elsewhere);
      const unknown = count(now, "all") - here - elsewhere;
      for (const left of [here, elsewhere, ...rings, rest, unknown])
        expect(left === 0 || left >= 10).toBe(true);
      before = now;
    }
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(10);
    expect(before.get("all")!.rings.length).toBeGreaterThan(0);
  });

  it("reveal nothing about the last response, wherever it comes from and whatever it chose", async () => {
    const observed: string[] = [];
    for (const [spot, option] of [
      ["here", "Weekly"],
      ["near", "Monthly"],
      ["far", "Never"],
      [undefined, "Never"],
    ] as const) {
      const survey = await publish();
      for (let n = 0; n < 38; n += 1)
        await answer(survey, {
          spot: n % 2 === 0 ? "here" : "near",
          option: options[n % 3]!,
          network: `203.0.${n % 8}.1`,
        });
      await release();
      await answer(survey, { ...(spot && { spot }), option });
      await release();
      observed.push(
        withoutCount(await observeAll(survey)).replaceAll(/"\d+":/g, ""),
      );
    }
    expect(new Set(observed).size).toBe(1);
  });
});

interface Given {
  spot?: Spot | undefined;
  consent?: boolean;
  option?: string;
  network?: string;
  /** Sent sooner than the questions can be read, by a new ID, so it is flagged. */
  quick?: boolean;
}
