import { type Analytics, readAnalytics } from "@nearsay/core/contract";
import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import {
  type Ticketed,
  makeTickets,
  publishTicketed,
} from "../../testing/ticket-maker.ts";
import { releaseDue } from "../release-gate/release-responses.ts";

describeWithDatabase("figures with tickets and without", (open) => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  afterAll(() => test.app.close());

  const from = (network: number) => ({
    headers: { "x-forwarded-for": `203.0.${network}.1` },
  });

  /** Submits responses, each from a separate network. */
  async function answerAll(
    { id }: Ticketed,
    options: readonly string[],
    codes: readonly string[] = [],
  ) {
    const clients: TestClient[] = [];
    for (const [n, option] of options.entries()) {
      const client = await test.visitor();
      clients.push(client);
      if (codes.length > 0)
        await client.post("/tickets/redeem", { code: codes[n] }, from(n));
      const [choice, free] = await questionIds(client, id);
      const answers = { [`${choice}`]: option, [`${free}`]: "Later buses" };
      await client.post(`/surveys/${id}/responses`, { answers }, from(n));
    }
    return clients;
  }

  const release = () =>
    releaseDue({ db, clock: test.clock.read, changes: createChanges() });

  async function read({ id }: Ticketed, query = ""): Promise<Analytics> {
    const client = new TestClient(test.app);
    const reply = await client.get(`/surveys/${id}/analytics${query}`);
    expect(reply.status).toBe(200);
    return readAnalytics(reply.body);
  }

  const chosen = ({ choiceBreakdown }: Analytics) =>
    Object.values(choiceBreakdown)[0]?.map(({ count }) => count);
  const sumOf = ({ timeSeries }: Analytics) =>
    timeSeries.reduce((sum, { count }) => sum + count, 0);

  const mixed = (length: number) =>
    Array.from({ length }, (_, n) => ["Weekly", "Monthly", "Never"][n % 3]!);

  it("add up if each response shows at once", async () => {
    const survey = await publishTicketed(test, "apart");
    const codes = await makeTickets(survey, 5);
    await answerAll(survey, mixed(5), codes);
    await answerAll(survey, ["Never", "Never", "Weekly"]);
    const all = await read(survey);
    expect(all).toMatchObject({ tickets: "apart", ticketCount: 5 });
    const ticketed = await read(survey, "?only=tickets");
    const others = await read(survey, "?without=tickets");
    expect(chosen(all)).toEqual([3, 2, 3]);
    expect(chosen(ticketed)).toEqual([2, 2, 1]);
    expect(chosen(others)).toEqual([1, 0, 2]);
    expect(ticketed).toMatchObject({ releasedCount: 5, ticketCount: 5 });
    expect(others).toMatchObject({ releasedCount: 3, ticketCount: 0 });
    expect([all, ticketed, others].map(sumOf)).toEqual([8, 5, 3]);
    expect(ticketed.topKeywords).toContainEqual({ term: "buses", count: 5 });
    expect(all.topKeywords).toContainEqual({ term: "buses", count: 8 });
    expect(ticketed.sentimentHistogram).toHaveLength(10);
    expect((await read(survey, "?without=flagged")).ticketCount).toBe(5);
  });

  it("show only full groups of either kind", async () => {
    const survey = await publishTicketed(test, "apart", { results: "groups" });
    const codes = await makeTickets(survey, 22);
    await answerAll(survey, mixed(18), codes);
    await answerAll(survey, mixed(4));
    await release();
    // Enough to release if they were all of one kind.
    expect(await read(survey)).toMatchObject({ releasedCount: 0 });
    // Another group must arrive before the next evaluation.
    await answerAll(survey, mixed(6));
    await answerAll(survey, mixed(4), codes.slice(18));
    await release();
    await release();
    const all = await read(survey);
    expect(all.releasedCount).toBe(12);
    expect(all.ticketCount).toBe(12);
    const ticketed = await read(survey, "?only=tickets");
    expect(sumOf(ticketed)).toBe(12);
    const others = await read(survey, "?without=tickets");
    expect([others.releasedCount, sumOf(others)]).toEqual([0, 0]);
    expect(chosen(others)).toEqual([0, 0, 0]);
  });

  it("drop an answer by ticket that is withdrawn", async () => {
    const survey = await publishTicketed(test, "apart");
    const codes = await makeTickets(survey, 3);
    const [first] = await answerAll(survey, mixed(3), codes);
    await first?.delete(`/me/responses/${survey.id}`);
    const ticketed = await read(survey, "?only=tickets");
    expect([ticketed.releasedCount, chosen(ticketed)]).toEqual([2, [0, 1, 1]]);
  });

  it("are reported and repaired if their counters are wrong", async () => {
    const survey = await publishTicketed(test, "apart");
    await answerAll(survey, mixed(4), await makeTickets(survey, 4));
    const before = await read(survey, "?only=tickets");
    await db.query(sql`
      update part_counts set total = total + 3
      where survey_id = ${survey.id} and part = 2`);
    const found = await findCounterMismatches(db);
    expect(found.length).toBeGreaterThan(0);
    expect(await repairCounters(db, createChanges())).toEqual(found);
    expect(await read(survey, "?only=tickets")).toEqual(before);
  });

  it("can be requested only if tickets are counted separately, one kind at a time", async () => {
    const only = await publishTicketed(test, "only");
    const apart = await publishTicketed(test, "apart");
    const client = new TestClient(test.app);
    const ask = async ({ id }: Ticketed, query: string) =>
      (await client.get(`/surveys/${id}/analytics?${query}`)).status;
    expect(await ask(only, "only=tickets")).toBe(400);
    expect(await ask(only, "without=tickets")).toBe(400);
    expect(await ask(only, "without=flagged")).toBe(200);
    expect(await ask(apart, "only=tickets&without=flagged")).toBe(400);
    expect(await ask(apart, "only=flagged")).toBe(400);
  });
});
