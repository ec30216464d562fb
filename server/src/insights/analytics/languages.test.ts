import { type Analytics, readAnalytics } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { releaseDue } from "../../community/release-gate/release-responses.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { findCounterMismatches } from "./recount.ts";
import { repairCounters } from "./repair-counters.ts";

const options = choiceQuestion.options;
const translated = (...languages: string[]) =>
  languages.map((language) => ({
    language,
    title: `Night (${language})`,
    instructions: "",
    questions: [],
  }));

describeWithDatabase("figures by the language of the answer", (open) => {
  let db: Database;
  let test: TestApp;
  let people = 0;

  beforeAll(async () => {
    db = await open();
    const settings = { trustProxy: true, flagResponses: true };
    test = await startTestApp(db, {}, settings);
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  afterAll(() => test.app.close());

  async function publish(overrides: Record<string, unknown> = {}) {
    return publishSurvey(await test.visitor(), {
      language: "en",
      translations: translated("de", "tr"),
      results: "groups",
      ...overrides,
    });
  }

  /** Answers as a new visitor, in a separate network unless one is given. */
  async function answer(
    survey: number,
    given: Given = {},
  ): Promise<TestClient> {
    people += 1;
    const text = people % 2 === 0 ? "Later buses" : "More trains";
    const { language, option = options[people % 3], network, quick } = given;
    const from = network ?? `81.${people >> 8}.${people % 256}.1`;
    const { client, headers } = await arriveFrom(test.app, from);
    if (quick !== true) test.clock.advance({ hours: 1 });
    const [choice, free] = await questionIds(client, survey);
    const answers = {
      [`${choice}`]: option,
      ...(given.silent !== true && { [`${free}`]: text }),
    };
    const reply = await client.post(
      `/surveys/${survey}/responses`,
      { answers, ...(language && { language }) },
      { headers },
    );
    expect(reply.status).toBe(200);
    return client;
  }

  async function answerAll(survey: number, count: number, language?: string) {
    for (let n = 0; n < count; n += 1)
      await answer(survey, { ...(language && { language }) });
  }

  const release = () =>
    releaseDue({ db, clock: test.clock.read, changes: createChanges() });

  async function read(survey: number, query = ""): Promise<Analytics> {
    const client = new TestClient(test.app);
    const reply = await client.get(`/surveys/${survey}/analytics${query}`);
    expect(reply.status).toBe(200);
    return readAnalytics(reply.body);
  }

  const ask = async (survey: number, query: string) =>
    (
      await new TestClient(test.app).get(
        `/surveys/${survey}/analytics?${query}`,
      )
    ).status;
  const chosen = ({ choiceBreakdown }: Analytics) =>
    Object.values(choiceBreakdown)[0]?.map(({ count }) => count);
  const sumOf = ({ timeSeries }: Analytics) =>
    timeSeries.reduce((sum, { count }) => sum + count, 0);

  it("are returned for each language with a release group, and add up to the total", async () => {
    const survey = await publish();
    await answerAll(survey, 30, "de");
    await answerAll(survey, 30, "en");
    await answerAll(survey, 4, "tr");
    await release();
    await release();
    const all = await read(survey);
    expect(all.releasedCount).toBe(40);
    expect(all.languages).toEqual([
      { language: "de", count: 20 },
      { language: "en", count: 20 },
    ]);
    const german = await read(survey, "?answered_in=de");
    const english = await read(survey, "?answered_in=en");
    expect([german.releasedCount, sumOf(german)]).toEqual([20, 20]);
    expect(chosen(german)?.map((n, at) => n + chosen(english)![at]!)).toEqual(
      chosen(all),
    );
    const buses = ({ topKeywords }: Analytics) =>
      topKeywords.find(({ term }) => term === "buses")?.count ?? 0;
    expect(buses(all)).toBeGreaterThan(0);
    expect(buses(all)).toBe(buses(german) + buses(english));
    expect(german.summary).toBe("");
    expect(await ask(survey, "answered_in=tr")).toBe(400);
    expect(await ask(survey, "answered_in=de&without=flagged")).toBe(400);
    expect(await ask(survey, "answered_in=xx")).toBe(400);
    expect(german.nextRelease).not.toBeNull();
    test.clock.advance({ hours: 24 * 400 });
    expect((await read(survey, "?answered_in=de")).nextRelease).toBeNull();
  });

  it("are not returned if only one language is released", async () => {
    const survey = await publish();
    await answerAll(survey, 20, "de");
    await release();
    expect(await read(survey)).toMatchObject({
      releasedCount: 10,
      languages: [],
    });
    expect(await ask(survey, "answered_in=de")).toBe(400);
  });

  it("count few responses in a language in the total only, once many such responses wait or the survey is closed", async () => {
    const spoken = ["de", "en", "tr", "es", "fr"];
    const translations = translated("de", "tr", "es", "fr");
    const survey = await publish({ translations });
    for (const language of spoken) await answerAll(survey, 8, language);
    await release();
    const all = await read(survey);
    expect([all.releasedCount, all.languages]).toEqual([30, []]);
    // If each language has a waiting group, each is left for a group of its
    // own.
    const even = await publish();
    for (const language of ["de", "en", "tr"])
      await answerAll(even, 14, language);
    await release();
    expect((await read(even)).releasedCount).toBe(0);
    const few = await publish();
    await answerAll(few, 11, "de");
    await answerAll(few, 3, "tr");
    test.clock.advance({ hours: 24 * 400 });
    await release();
    await release();
    const { releasedCount, languages } = await read(few);
    expect([releasedCount, languages]).toEqual([11, []]);
  });

  it("are stored only for surveys in several languages with grouped results, and only for the survey's languages", async () => {
    const kept = async (survey: number, language: string) => {
      const client = await answer(survey, { language });
      const own = await client.get("/me/data");
      const { responses } = own.body as { responses: { language: unknown }[] };
      const rows = await db.query(sql`
        select distinct part from responses where survey_id = ${survey}`);
      return [responses[0]?.language, rows.length];
    };
    const survey = await publish();
    expect(await kept(survey, "de")).toEqual(["de", 1]);
    expect(await kept(survey, "fr")).toEqual([null, 2]);
    expect(await kept(await publish({ results: "live" }), "de")).toEqual([
      ...[null, 1],
    ]);
    expect(await kept(await publish({ translations: [] }), "en")).toEqual([
      ...[null, 1],
    ]);
    expect(await kept(await publish({ tickets: "apart" }), "de")).toEqual([
      ...[null, 1],
    ]);
  });

  it("forget the language of a response that is withdrawn after it was shown", async () => {
    const survey = await publish();
    const clients: TestClient[] = [];
    for (let n = 0; n < 21; n += 1)
      clients.push(await answer(survey, { language: "de" }));
    await release();
    for (const client of clients)
      await client.delete(`/me/responses/${survey}`);
    const left = await db.query<{ language: string | null }>(sql`
      select language from responses
      join leaving_responses using (survey_id, ballot_name)
      where survey_id = ${survey}`);
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ language }) => language === null)).toBe(true);
  });

  it("are found and repaired if their counters are wrong", async () => {
    const survey = await publish();
    await answerAll(survey, 20, "de");
    await answerAll(survey, 20, "en");
    await release();
    await release();
    const before = await read(survey, "?answered_in=de");
    await db.query(sql`
      update part_counts set total = total + 3
      where survey_id = ${survey} and part >= 100`);
    const found = await findCounterMismatches(db);
    expect(found.length).toBeGreaterThan(0);
    expect(await repairCounters(db, createChanges())).toEqual(found);
    expect(await read(survey, "?answered_in=de")).toEqual(before);
  });

  /** All views of figures by language; a refusal if a language is not returned. */
  async function observeAll(survey: number) {
    const stranger = new TestClient(test.app);
    const views = ["", "?without=flagged"];
    const spoken = ["de", "en"].map((one) => `?answered_in=${one}`);
    const seen: Record<string, Analytics | null> = {};
    for (const view of [...views, ...spoken]) {
      const { status, body } = await stranger.get(
        `/surveys/${survey}/analytics${view}`,
      );
      seen[view] = status === 200 ? readAnalytics(body) : null;
    }
    return seen;
  }

  /** Everything in the views except the number of responses, which is public. */
  const withoutCount = (seen: unknown) =>
    JSON.stringify(seen, (key, value: unknown) =>
      key === "responseCount" ? 0 : value,
    );

  /**
   * Parts that can be isolated by subtracting views from each other, with the
   * released number of each.
   */
  function partsOf(seen: Awaited<ReturnType<typeof observeAll>>) {
    const count = (view: string) => seen[view]?.releasedCount ?? 0;
    const spoken = ["de", "en"].map((one) => count(`?answered_in=${one}`));
    const flagged = count("") - count("?without=flagged");
    const rest = spoken.reduce((left, one) => left - one, count("") - flagged);
    return { spoken, flagged, rest };
  }

  it("change by complete groups only for an observer of all views who sends responses too", async () => {
    const survey = await publish();
    const languages = ["de", "en", "de", "tr", "en"];
    const steps: number[] = [];
    let before = await observeAll(survey);
    for (let n = 0; n < 150; n += 1) {
      // Two of three are the observer's own, from four networks.
      const language = languages[n % 5];
      await answer(survey, {
        ...(language && { language }),
        ...(n % 3 !== 0 && { network: `203.0.${n % 4}.1` }),
        option: options[n % 7 === 0 ? 0 : n % 3]!,
        quick: n % 8 === 2,
        // The same text from one network would be flagged as a copy.
        silent: true,
      });
      await releaseDue({
        db,
        clock: test.clock.read,
        changes: createChanges(),
        flagResponses: true,
      });
      const now = await observeAll(survey);
      const [was, is] = [partsOf(before), partsOf(now)];
      // When a language is returned for the first time, the rest still has a
      // complete group or none.
      const known = is.spoken.map((one, at) => one - was.spoken[at]!);
      const grown = Math.max(...known) + is.flagged - was.flagged;
      const total = now[""]!.releasedCount - before[""]!.releasedCount;
      if (total === 0 && grown === 0)
        expect(withoutCount(now)).toBe(withoutCount(before));
      steps.push(
        ...[...known, is.flagged - was.flagged, total].filter(
          (step) => step !== 0,
        ),
      );
      for (const left of [...is.spoken, is.flagged, is.rest])
        expect(left === 0 || left >= 10).toBe(true);
      before = now;
    }
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(10);
    expect(before[""]!.languages.length).toBeGreaterThan(0);
  });

  it("reveal nothing about the last response, in any language and with any choice", async () => {
    const observed: string[] = [];
    for (const [language, option] of [
      ["de", "Weekly"],
      ["en", "Monthly"],
      ["tr", "Never"],
      [undefined, "Never"],
    ] as const) {
      const survey = await publish();
      for (let n = 0; n < 38; n += 1)
        await answer(survey, {
          language: n % 2 === 0 ? "de" : "en",
          option: options[n % 3]!,
          network: `203.0.${n % 8}.1`,
        });
      await release();
      await answer(survey, { ...(language && { language }), option });
      await release();
      observed.push(
        withoutCount(await observeAll(survey)).replaceAll(/"\d+":/g, ""),
      );
    }
    expect(new Set(observed).size).toBe(1);
  });
});

interface Given {
  language?: string;
  option?: string;
  network?: string;
  /** Without a text. */
  silent?: true;
  /** Sent sooner than the questions can be read, by a new ID, so it is flagged. */
  quick?: boolean;
}
