import type { Analytics } from "@nearsay/core/contract";
import { readAnalytics } from "@nearsay/core/contract";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  publishSurvey,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { releaseDue } from "../release-gate/release-responses.ts";
import sql from "sql-template-tag";

const minute = 1 / 60;

describeOnEachEngine("figures without flagged responses", (open) => {
  let db: Database;
  let test: TestApp;

  beforeAll(async () => {
    db = await open();
    const settings = { trustProxy: true, flagResponses: true };
    test = await startTestApp(db, {}, settings);
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  afterAll(() => test.app.close());

  async function arrive(network: number): Promise<TestClient> {
    const client = new TestClient(test.app);
    const headers = { "x-forwarded-for": `203.0.${network}.1` };
    await client.get("/health");
    await client.post("/auth/anon", undefined, { headers });
    await client.delete("/privacy/opt-out", { headers });
    return client;
  }

  async function answer(
    client: TestClient,
    surveyId: number,
    network: number,
    option: string,
    text = "",
  ) {
    const [choice, free] = await questionIds(client, surveyId);
    const answers = { [`${choice}`]: option, [`${free}`]: text };
    const headers = { "x-forwarded-for": `203.0.${network}.1` };
    const path = `/surveys/${surveyId}/responses`;
    const reply = await client.post(path, { answers }, { headers });
    expect(reply.status).toBe(200);
  }

  /** People read for a while before they answer, each from their own network. */
  async function people(surveyId: number, options: readonly string[]) {
    for (const [n, option] of options.entries()) {
      const client = await arrive(n);
      test.clock.advance({ hours: minute });
      await answer(client, surveyId, n, option, `What I think of it is ${n}`);
    }
  }

  /** A script answers immediately after its session begins. */
  async function script(surveyId: number, count: number, networks: number) {
    const clients: TestClient[] = [];
    for (let n = 0; n < count; n += 1) {
      const network = 100 + (n % networks);
      const client = await arrive(network);
      clients.push(client);
      await answer(client, surveyId, network, n % 4 === 0 ? "Never" : "Weekly");
    }
    return clients;
  }

  const release = () =>
    releaseDue({
      db,
      clock: test.clock.read,
      changes: createChanges(),
      flagResponses: true,
    });

  async function read(surveyId: number, query = ""): Promise<Analytics> {
    const client = new TestClient(test.app);
    const reply = await client.get(`/surveys/${surveyId}/analytics${query}`);
    return readAnalytics(reply.body);
  }

  const chosen = ({ choiceBreakdown }: Analytics) =>
    Object.values(choiceBreakdown)[0]?.map(({ count }) => count);
  const sumOf = ({ timeSeries }: Analytics) =>
    timeSeries.reduce((sum, { count }) => sum + count, 0);

  const mixed = Array.from({ length: 24 }, (_, n) =>
    n % 3 === 0 ? "Weekly" : n % 3 === 1 ? "Monthly" : "Never",
  );

  const publish = async (results: string) =>
    publishSurvey(await arrive(250), { results });

  it("contain only the answers of people in a survey that shows each response at once", async () => {
    const surveyId = await publish("live");
    await people(surveyId, mixed.slice(0, 6));
    await script(surveyId, 8, 1);
    const all = await read(surveyId);
    expect(chosen(all)).toEqual([8, 2, 4]);
    expect(all).toMatchObject({ releasedCount: 14, flaggedCount: 8 });
    const without = await read(surveyId, "?without=flagged");
    expect(chosen(without)).toEqual([2, 2, 2]);
    expect(without.releasedCount).toBe(6);
    expect(without.responseCount).toBe(14);
    expect([sumOf(all), sumOf(without)]).toEqual([14, 6]);
  });

  it("are shown first if the author leaves flagged responses out, with the author's reason", async () => {
    const published = await publishWithKey(await arrive(250), {
      results: "live",
    });
    const { id: surveyId } = published;
    await people(surveyId, mixed.slice(0, 6));
    await script(surveyId, 8, 1);
    const owner = new KeyHolder(test.app, published);
    const reason = "A script answered eight times.";
    const changed = await owner.patch({ leftOutReason: reason });
    expect(changed.body).toMatchObject({ leftOutReason: reason });
    expect(await read(surveyId)).toMatchObject({
      releasedCount: 6,
      flaggedCount: 8,
      withoutFlagged: true,
      leftOutReason: reason,
    });
    const all = await read(surveyId, "?without=nothing");
    expect(all).toMatchObject({ releasedCount: 14, withoutFlagged: false });
    await owner.patch({ leftOutReason: null });
    expect(await read(surveyId)).toMatchObject({ releasedCount: 14 });
    const client = new TestClient(test.app);
    const { body } = await client.get(`/surveys/${surveyId}/integrity`);
    const changedOn = test.clock.read().toISOString().slice(0, 10);
    expect(body).toMatchObject({
      leftOut: [
        { changedOn, reason },
        { changedOn, reason: null },
      ],
    });
  });

  it("require a valid reason and refuse the change after fifty changes", async () => {
    const published = await publishWithKey(await arrive(250), {});
    const owner = new KeyHolder(test.app, published);
    expect((await owner.patch({ leftOutReason: " " })).status).toBe(400);
    for (let n = 0; n < 50; n += 1)
      await owner.patch({ leftOutReason: n % 2 === 0 ? "Stuffed." : null });
    const refused = await owner.patch({ leftOutReason: "Once more." });
    expect(refused).toMatchObject({ status: 409 });
    expect((await owner.view()).leftOutReason).toBeNull();
  });

  it("drop a flagged response that its sender withdraws", async () => {
    const surveyId = await publish("live");
    const [first] = await script(surveyId, 3, 1);
    const path = `/me/responses/${surveyId}`;
    expect((await first?.delete(path))?.status).toBeLessThan(300);
    expect(await read(surveyId)).toMatchObject({
      releasedCount: 2,
      flaggedCount: 2,
    });
  });

  it("consist of groups of unflagged responses only, while flagged ones are released in separate groups", async () => {
    const surveyId = await publish("groups");
    await people(surveyId, mixed);
    await script(surveyId, 24, 12);
    await release();
    await release();
    const all = await read(surveyId);
    const { flaggedCount } = all;
    expect(flaggedCount).toBeGreaterThanOrEqual(10);
    expect(flaggedCount).toBeLessThanOrEqual(14);
    const without = await read(surveyId, "?without=flagged");
    expect(without.releasedCount).toBe(all.releasedCount - flaggedCount);
    expect(without.releasedCount).toBeGreaterThanOrEqual(10);
    expect(without.releasedCount).toBeLessThanOrEqual(14);
    expect(sumOf(without)).toBe(without.releasedCount);
  });

  it("stay unchanged when flagged responses are withdrawn, which also leave in groups", async () => {
    const surveyId = await publish("groups");
    await people(surveyId, mixed);
    const clients = await script(surveyId, 60, 15);
    await release();
    await release();
    const before = await read(surveyId);
    expect(before.flaggedCount).toBe(50);
    for (const [n, client] of clients.slice(0, 40).entries()) {
      const headers = { "x-forwarded-for": `203.0.${100 + (n % 15)}.1` };
      const path = `/me/responses/${surveyId}`;
      const reply = await client.request("DELETE", path, { headers });
      expect(reply.status).toBeLessThan(300);
    }
    const after = await read(surveyId);
    expect(after.flaggedCount).toBeLessThan(before.flaggedCount - 9);
    const without = await read(surveyId, "?without=flagged");
    expect(without.releasedCount).toBe(14);
  });

  it("contain nothing of a script in one network while the survey is open", async () => {
    const surveyId = await publish("groups");
    await people(surveyId, mixed);
    await script(surveyId, 40, 1);
    await release();
    await release();
    expect(await read(surveyId)).toMatchObject({
      responseCount: 64,
      flaggedCount: 0,
      releasedCount: 14,
    });
  });

  /** Forty people of one network who respond within moments, with IDs that are two days old. */
  async function burst(surveyId: number, before?: number) {
    const clients = await Promise.all(
      Array.from({ length: 40 }, () => arrive(100)),
    );
    if (before !== undefined)
      for (const client of clients) await answer(client, before, 100, "Weekly");
    test.clock.advance({ hours: 48 });
    for (const client of clients) await answer(client, surveyId, 100, "Weekly");
    await release();
    const [row] = await db.query<{ flagged: number }>(sql`
      select count(*)::int as flagged from responses
      where survey_id = ${surveyId} and part = 1`);
    return row?.flagged;
  }

  it("mark a burst of old IDs that never answered before when it is about to be released", async () => {
    const surveyId = await publish("groups");
    await people(surveyId, mixed);
    expect(await burst(surveyId)).toBe(40);
  });

  it("do not mark a burst of people who answered another survey on another day", async () => {
    const surveyId = await publish("groups");
    await people(surveyId, mixed);
    expect(await burst(surveyId, await publish("live"))).toBe(0);
  });

  it("are reported and repaired if their counters are wrong", async () => {
    const surveyId = await publish("live");
    await script(surveyId, 4, 1);
    await db.query(sql`
      update part_counts set total = total + 3
      where survey_id = ${surveyId} and kind = 'choices'`);
    const found = await findCounterMismatches(db);
    expect(found.map(({ counter }) => counter)).toEqual(["parts", "parts"]);
    expect(await repairCounters(db, createChanges())).toEqual(found);
  });
});
