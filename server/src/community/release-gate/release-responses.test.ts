import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { type Services, createServices } from "../../app/services.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { seededRandom } from "../../testing/simulate-survey.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { releaseDue } from "./release-responses.ts";

interface Analytics {
  resp_count: number;
  released_count: number;
  next_release: string | null;
  refreshed_at: string | null;
  resp_count_timeseries: { bucket: string; count: number }[];
  mc_breakdown: Record<string, Record<string, number>>;
  question_totals: Record<string, number>;
  top_keywords: { term: string; count: number }[];
  sentiment_hist: { bucket: string; count: number }[];
  sentiment_avg: number | null;
  llm_summary: string;
}

interface Answer {
  choice?: string;
  text?: string;
  network?: string;
  /** Who answers; a new person by default. */
  actorId?: string;
}

describeOnEachEngine("responses that are released in groups", (open) => {
  let db: Database;
  let test: TestApp;
  let services: Services;
  let surveyId: number;
  let choice: string;
  let why: string;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(() => publish({ results: "groups" }));

  async function publish(overrides: Record<string, unknown>) {
    test = await startTestApp(db);
    const clock = test.clock.read;
    services = createServices({ db, config: testConfig(), clock });
    const creator = await test.visitor();
    const questions = [choiceQuestion, { text: "Why?", type: "free_text" }];
    surveyId = await publishSurvey(creator, { questions, ...overrides });
    [choice = "", why = ""] = (await questionIds(creator, surveyId)).map(
      String,
    );
  }

  /** Submits responses of people in separate networks, unless stated otherwise. */
  async function respond(...answers: Answer[]) {
    await Promise.all(
      answers.map(async ({ choice: chosen, text, ...who }) => {
        const { network = randomUUID(), actorId = randomUUID() } = who;
        await insertActors(db, [actorId]);
        const actor = actorOf(actorId);
        const visitor = visitorAs(actor, {}, network);
        const given = {
          ...(chosen && { [choice]: chosen }),
          ...(text && { [why]: text }),
        };
        return services.submitResponse(actor, visitor, surveyId, {
          answers: given,
        });
      }),
    );
  }

  const crowd = (count: number, answer: (index: number) => Answer) =>
    Array.from({ length: count }, (_, index) => answer(index));
  const mixed = (index: number): Answer => ({
    choice: choiceQuestion.options[index % 3]!,
    text: ["Great buses", "Terrible night", "No light there"][index % 3]!,
  });

  const release = (seed = 1) =>
    releaseDue({
      db,
      changes: createChanges(),
      clock: test.clock.read,
      random: seededRandom(seed),
    });

  async function read(): Promise<Analytics> {
    const visitor = await test.visitor();
    const { body } = await visitor.get(`/surveys/${surveyId}/analytics`);
    return body as Analytics;
  }

  const nothing = {
    released_count: 0,
    refreshed_at: null,
    resp_count_timeseries: [],
    sentiment_avg: null,
    sentiment_hist: [],
    top_keywords: [],
    llm_summary: "",
  };

  it("are counted at once and show nothing until two groups wait", async () => {
    await respond(...crowd(19, mixed));
    await release();
    expect(await read()).toMatchObject({
      ...nothing,
      resp_count: 19,
      results: { mode: "groups", group_size: 10 },
      next_release: "more-answers",
      mc_breakdown: { [choice]: { Weekly: 0, Monthly: 0, Never: 0 } },
      question_totals: { [choice]: 0, [why]: 0 },
      withheld: { until: 20 },
    });
    await respond(mixed(19));
    await release();
    const shown = await read();
    expect(shown).toMatchObject({
      resp_count: 20,
      released_count: 10,
      refreshed_at: "2026-03-02T10:20:00.000Z",
      resp_count_timeseries: [
        { bucket: "2026-03-02T10:00:00.000Z", count: 10 },
      ],
      question_totals: { [why]: 10 },
      withheld: null,
    });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("keep waiting in one survey when the same people's responses are released in another", async () => {
    const people = crowd(20, (n) => ({ ...mixed(n), actorId: randomUUID() }));
    await respond(...people);
    await publish({ results: "groups" });
    await respond(...people.slice(1));
    await release();
    expect(await read()).toMatchObject({ resp_count: 19, released_count: 0 });
    await respond(mixed(19));
    await release();
    expect(await read()).toMatchObject({ resp_count: 20, released_count: 10 });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("wait for five networks, of which each counts for a fifth of a group, and are released together after closing", async () => {
    await respond(
      ...crowd(40, (index) => ({ ...mixed(index), network: `n${index % 2}` })),
    );
    await release();
    expect((await read()).released_count).toBe(0);
    await respond(
      ...crowd(16, (index) => ({ ...mixed(index), network: `m${index}` })),
    );
    await release();
    expect((await read()).released_count).toBeGreaterThan(9);
    test.clock.advance({ hours: 31 * 24 });
    await release();
    expect(await read()).toMatchObject({
      resp_count: 56,
      released_count: 56,
      next_release: null,
    });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("show nothing if fewer than a group ever answered", async () => {
    await respond(...crowd(9, mixed));
    test.clock.advance({ hours: 31 * 24 });
    await release();
    expect(await read()).toMatchObject({
      ...nothing,
      resp_count: 9,
      next_release: null,
    });
    const due = await db.query(sql`
      select from due_releases where survey_id = ${surveyId}`);
    expect(due).toEqual([]);
  });

  it("hold back a question with equal answers, its sentiment and terms that all used", async () => {
    const alike = { choice: "Never", text: "Great buses" };
    await respond(...crowd(20, () => alike));
    await release();
    const held = await read();
    expect(held).toMatchObject({
      released_count: 10,
      mc_breakdown: { [choice]: { Weekly: 0, Monthly: 0, Never: 0 } },
      question_totals: { [choice]: 0, [why]: 10 },
      top_keywords: [],
      sentiment_avg: null,
    });
    expect(await findCounterMismatches(db)).toEqual([]);
    await respond(
      ...crowd(60, (index) => (index % 2 === 0 ? alike : mixed(index))),
    );
    await release();
    const { released_count, question_totals, top_keywords } = await read();
    expect(question_totals[choice]).toBe(released_count);
    expect(top_keywords.map(({ term }) => term)).toContain("great buses");
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("never show a term that only people of five networks used", async () => {
    const answerOf = (index: number): Answer => ({
      ...mixed(index),
      ...(index < 12 && { text: "Zebulon", network: `n${index % 5}` }),
    });
    await respond(...crowd(60, answerOf));
    await release();
    test.clock.advance({ hours: 31 * 24 });
    await release();
    const { released_count, top_keywords } = await read();
    expect(released_count).toBe(60);
    const terms = top_keywords.map(({ term }) => term);
    expect(terms).toContain("great");
    expect(terms).not.toContain("zebulon");
  });

  it("all wait for closing if the survey is set so", async () => {
    await publish({ results: "closed" });
    await respond(...crowd(50, mixed));
    await release();
    expect(await read()).toMatchObject({
      ...nothing,
      resp_count: 50,
      next_release: "closing",
    });
    test.clock.advance({ hours: 31 * 24 });
    await release();
    expect((await read()).released_count).toBe(50);
  });

  it("use the group size at the time of publishing", async () => {
    const { visitor } = await startTestApp(db, {}, { resultsGroup: 6 });
    surveyId = await publishSurvey(await visitor(), { results: undefined });
    [choice = "", why = ""] = (
      await questionIds(await visitor(), surveyId)
    ).map(String);
    await respond(...crowd(11, mixed));
    await release();
    expect((await read()).released_count).toBe(0);
    await respond(mixed(0));
    await release();
    expect(await read()).toMatchObject({
      released_count: 6,
      results: { mode: "groups", group_size: 6 },
    });
  });

  it("are released once, even if many processes do so at once", async () => {
    await respond(...crowd(100, mixed));
    await Promise.all([1, 2, 3, 4].map((seed) => release(seed)));
    expect((await read()).released_count).toBe(90);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("are repaired to what was released, even while answers wait", async () => {
    await respond(...crowd(20, () => ({ choice: "Never", text: "Great bus" })));
    await release();
    await db.query(sql`update option_counts set choice_count = 7`);
    await db.query(sql`update survey_counts set released_count = 1`);
    await db.query(sql`delete from term_counts`);
    const { repairCounters } =
      await import("../../insights/analytics/repair-counters.ts");
    await repairCounters(db, createChanges());
    expect(await findCounterMismatches(db)).toEqual([]);
    expect((await read()).mc_breakdown[choice]).toMatchObject({ Never: 0 });
  });
});
