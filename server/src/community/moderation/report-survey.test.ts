import sql from "sql-template-tag";
import { startSession } from "../../visitors/session/session-service.ts";
import type { Database } from "../../base/db/database.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { createServices } from "../../app/services.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { restoreAndAnnounce } from "./moderation.ts";
import { forgetReportNetworks, reportSurvey } from "./report-survey.ts";

describeOnEachEngine("a report", (open) => {
  let db: Database;
  let test: TestApp;
  let reporters: TestClient[];
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db, {}, { trustProxy: true });
    reporters = await Promise.all(
      Array.from({ length: 4 }, () => test.visitor()),
    );
    test.clock.advance({ hours: 24 });
  });

  beforeEach(async () => {
    // Keeps the reports of the previous test out of this day's burst.
    test.clock.advance({ hours: 24 });
    surveyId = await publishSurvey(await test.visitor());
  });

  const nets = ["10.0.0.1", "10.0.1.1", "10.0.2.1", "10.0.3.1"];

  function report(client: TestClient, ip: string, reason = "It insults me.") {
    const headers = { "x-forwarded-for": ip };
    const path = `/surveys/${surveyId}/report`;
    return client.post(path, { reason }, { headers });
  }

  async function reportFrom(clients: TestClient[], ips = nets) {
    for (const [index, client] of clients.entries()) {
      const { status } = await report(client, ips[index] ?? "");
      expect(status).toBe(204);
    }
  }

  async function isShown(): Promise<boolean> {
    const { status } = await reporters[0]!.get(`/surveys/${surveyId}`);
    return status === 200;
  }

  it("hides the survey everywhere when three people from three networks, whose IDs are old enough, agree", async () => {
    await reportFrom(reporters.slice(0, 2));
    expect(await isShown()).toBe(true);
    await reportFrom(reporters.slice(2, 3), nets.slice(2));
    expect(await isShown()).toBe(false);
    const list = await reporters[0]!.get("/surveys");
    const { items } = list.body as { items: { surveyId: number }[] };
    expect(items.map((item) => item.surveyId)).not.toContain(surveyId);
    const late = await report(reporters[3]!, nets[3]!);
    expect(late.body).toMatchObject({ status: 404, msg: "Survey not found." });
  });

  it("counts once per person, and a repeat succeeds", async () => {
    const [first] = reporters as [TestClient];
    await reportFrom([first, first, first, first]);
    expect(await isShown()).toBe(true);
    const rows = await db.query(sql`
      select from survey_reports where survey_id = ${surveyId}`);
    expect(rows).toHaveLength(1);
  });

  it("shares one weight with all others of its network, whatever the order", async () => {
    const young = await test.visitor();
    await report(young, "10.0.0.9");
    await reportFrom(reporters, [
      "10.0.0.1",
      "10.0.0.2",
      "10.0.0.3",
      "10.0.0.4",
    ]);
    await expect(weights()).resolves.toEqual([0, 0, 0, 0, 1]);
    expect(await isShown()).toBe(true);
  });

  it("has no weight from a reporter with a new ID, and half within the first day", async () => {
    const crowd = await Promise.all(
      Array.from({ length: 5 }, () => test.visitor()),
    );
    const ips = crowd.map((_, index) => `10.1.${index}.1`);
    await reportFrom(crowd, ips);
    test.clock.advance({ hours: 1 });
    expect(await weights()).toEqual([0, 0, 0, 0, 0]);
    const later = await publishSurvey(crowd[0]!);
    surveyId = later;
    await reportFrom(crowd, ips);
    expect(await weights()).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(await isShown()).toBe(true);
  });

  /**
   * Three people with day-old IDs, each in a separate network, report the
   * surveys one after the other.
   */
  async function attack(
    attackers: readonly TestClient[],
    surveys: readonly number[],
    network: number,
  ): Promise<number> {
    let shown = 0;
    for (const id of surveys) {
      surveyId = id;
      for (const [index, attacker] of attackers.entries())
        await report(attacker, `10.${network}.${index % 3}.1`);
      if (await isShown()) shown += 1;
    }
    return surveys.length - shown;
  }

  async function publishMany(count: number): Promise<number[]> {
    const author = await test.visitor();
    const ids: number[] = [];
    while (ids.length < count) ids.push(await publishSurvey(author));
    return ids;
  }

  async function arrive(count: number): Promise<TestClient[]> {
    const people: TestClient[] = [];
    while (people.length < count) people.push(await test.visitor());
    test.clock.advance({ hours: 24 });
    return people;
  }

  const restore = (id: number) =>
    restoreAndAnnounce(
      { db, clock: test.clock.read, changes: createChanges() },
      id,
      false,
    );

  it("hides at most two of ten surveys per day for the same three people, and none after one is shown again", async () => {
    const attackers = await arrive(3);
    const surveys = await publishMany(10);
    expect(await attack(attackers, surveys, 2)).toBe(2);
    await restore(surveys[0]!);
    test.clock.advance({ hours: 25 });
    expect(await attack(attackers, await publishMany(3), 3)).toBe(0);
  });

  it("hides at most four surveys per day for three networks, however many IDs they use", async () => {
    const surveys = await publishMany(6);
    const people = await arrive(18);
    let hidden = 0;
    for (const [index, id] of surveys.entries()) {
      const three = people.slice(3 * index, 3 * index + 3);
      hidden += await attack(three, [id], 4);
    }
    expect(hidden).toBe(4);
  });

  it("weighs less in a burst even if all reports arrive at once", async () => {
    const [reporter] = (await arrive(1)) as [TestClient];
    const surveys = await publishMany(6);
    await Promise.all(
      surveys.map((id) =>
        reporter.post(
          `/surveys/${id}/report`,
          { reason: "It insults me." },
          { headers: { "x-forwarded-for": "10.5.0.1" } },
        ),
      ),
    );
    const rows = await db.query<{ weight: number }>(sql`
      select weight from survey_reports
      where survey_id = any(${surveys}::bigint[])
      order by weight desc`);
    expect(rows.map(({ weight }) => weight)).toEqual([
      1, 1, 0.667, 0.5, 0.4, 0.333,
    ]);
  });

  it("hides a survey with many responses only together with more reports", async () => {
    const people = await arrive(6);
    await db.query(sql`
      update survey_counts set response_count = 100
      where survey_id = ${surveyId}`);
    for (const [index, person] of people.slice(0, 5).entries())
      await report(person, `10.6.${index}.1`);
    expect(await isShown()).toBe(true);
    await report(people[5]!, "10.6.5.1");
    expect(await isShown()).toBe(false);
  });

  it("needs a reason of at least three characters", async () => {
    for (const reason of ["", "ab", "  ab   "]) {
      const { body } = await report(reporters[0]!, nets[0]!, reason);
      expect(body).toEqual({
        status: 400,
        code: "INVALID_REQUEST",
        msg: "Please provide a brief reason (at least 3 characters).",
      });
    }
    expect((await report(reporters[0]!, nets[0]!, " abc ")).status).toBe(204);
  });

  it("is accepted from participants who may view the survey", async () => {
    const guest = await test.visitor({ consent: false });
    expect((await report(guest, nets[0]!)).body).toMatchObject({
      status: 403,
      code: "OPTED_OUT",
    });
    const visibility = { mode: "code", code: "open-up" };
    surveyId = await publishSurvey(await test.visitor(), { visibility });
    const [reporter] = reporters as [TestClient];
    expect((await report(reporter, nets[0]!)).body).toMatchObject({
      code: "ACCESS_CODE_REQUIRED",
    });
    const body = { reason: "It insults me.", code: "open-up" };
    const path = `/surveys/${surveyId}/report`;
    expect((await reporter.post(path, body)).status).toBe(204);
    surveyId = 999_999;
    expect((await report(reporter, nets[0]!)).status).toBe(404);
  });

  it("hides the survey once when fifty arrive together", async () => {
    const { read: clock } = test.clock;
    const services = createServices({ db, clock, config: testConfig() });
    const { changes } = services;
    const deps = { ...services, db, clock, rules: testConfig().reports };
    const heard: unknown[] = [];
    changes.listen((change) => heard.push(change));
    const crowd = await Promise.all(
      Array.from({ length: 50 }, () => startSession(db, clock())),
    );
    test.clock.advance({ hours: 24 });
    const outcomes = await Promise.allSettled(
      crowd.map((actor, index) => {
        const visitor = visitorAs(actor, {}, `network ${index}`);
        return reportSurvey(deps, actor, visitor, surveyId, "It insults me.");
      }),
    );
    expect(heard).toEqual([{ surveyId, kind: "hidden" }]);
    const made = outcomes.filter(({ status }) => status === "fulfilled");
    expect(made.length).toBeGreaterThanOrEqual(3);
    expect(await weights()).toHaveLength(made.length);
  });

  it("loses its network within a day and keeps its weight", async () => {
    await reportFrom(reporters.slice(0, 1));
    const job = forgetReportNetworks(db, test.clock.read);
    const networks = () =>
      db.query(sql`
        select 1 as known from survey_reports
        where network_hash is not null and survey_id = ${surveyId}`);
    await job.run();
    expect(await networks()).toHaveLength(1);
    test.clock.advance({ hours: 23.5 });
    await job.run();
    expect(await networks()).toHaveLength(0);
    expect(await weights()).toEqual([1]);
  });

  async function weights(): Promise<number[]> {
    const rows = await db.query<{ weight: number }>(sql`
      select weight from survey_reports
      where survey_id = ${surveyId}
      order by weight`);
    return rows.map(({ weight }) => weight);
  }
});
