import { actorOf } from "../../testing/actor-of.ts";
import sql from "sql-template-tag";
import { type Change, createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertVisitors } from "../../testing/insert-visitors.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  publishSurvey,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { createServices } from "../../app/services.ts";
import { withdrawResponse } from "../own-data/own-data-service.ts";
import { setCountDelay, showCounts } from "./show-counts.ts";

describeOnEachEngine("the number of responses", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;
  let question: number;

  beforeEach(async () => {
    db = await open();
    await setCountDelay(db, 60);
    test = await startTestApp(db);
    await publish("groups");
  });

  afterEach(() => test.app.close());

  async function publish(results: string) {
    const author = await test.visitor();
    surveyId = await publishSurvey(author, { results });
    [question = 0] = await questionIds(author, surveyId);
  }

  async function respond(count = 1): Promise<TestClient[]> {
    const people = await insertVisitors(db, test, count);
    for (const person of people) {
      const answers = { [`${question}`]: "Never" };
      const path = `/surveys/${surveyId}/responses`;
      expect((await person.post(path, { answers })).status).toBe(200);
    }
    return people;
  }

  /** Everywhere a stranger finds it. */
  async function read(): Promise<unknown[]> {
    const stranger = new TestClient(test.app);
    const get = async (path: string) =>
      (await stranger.get(path)).body as Record<string, unknown>;
    const { items } = await get("/surveys");
    const listed = (
      items as { surveyId: number; responses_count: number }[]
    ).find((item) => item.surveyId === surveyId);
    return [
      (await get(`/surveys/${surveyId}`)).responses_count,
      (await get(`/surveys/${surveyId}/analytics`)).resp_count,
      (await get(`/surveys/${surveyId}/integrity`)).accepted,
      listed?.responses_count,
    ];
  }

  const all = (count: number) => [count, count, count, count];

  const shown = async () => {
    const [row] = await db.query<{ shown: number }>(sql`
      select shown_count as shown from survey_counts
      where survey_id = ${surveyId}`);
    return row?.shown;
  };

  it("does not change with responses, however many come, until the minute is over", async () => {
    await respond(12);
    expect(await read()).toEqual(all(0));
    const changes = createChanges();
    const heard: Change[] = [];
    changes.listen((change) => heard.push(change));
    await showCounts(db, changes);
    await showCounts(db, changes);
    expect(heard).toEqual([{ surveyId, kind: "responses" }]);
    expect(await shown()).toBe(12);
  });

  it("changes as late when people withdraw, of which nobody is notified before", async () => {
    await respond(5);
    await showCounts(db, createChanges());
    const heard: Change[] = [];
    const changes = createChanges();
    changes.listen((change) => heard.push(change));
    const clock = test.clock.read;
    const services = createServices({ db, config: testConfig(), clock });
    const [own] = await db.query<{ actorId: string }>(sql`
      select ballot_name as "actorId" from responses limit 1`);
    const actor = actorOf(own!.actorId);
    const visitor = visitorAs(actor);
    const deps = { ...services, db, clock, changes };
    await withdrawResponse(deps, actor, visitor, surveyId);
    expect(heard).toEqual([{ surveyId, kind: "responses" }]);
    expect(await shown()).toBe(5);
    await showCounts(db, createChanges());
    expect(await shown()).toBe(4);
  });

  it("does not show through the author's quota whether somebody has just answered", async () => {
    const author = await test.visitor();
    const published = await publishWithKey(author, { results: "groups" });
    surveyId = published.id;
    [question = 0] = await questionIds(author, surveyId);
    await respond();
    const owner = new KeyHolder(test.app, published);
    expect((await owner.patch({ quota: 1 })).status).toBe(200);
    const [late] = await insertVisitors(db, test, 1);
    const answers = { [`${question}`]: "Never" };
    const path = `/surveys/${surveyId}/responses`;
    expect((await late!.post(path, { answers })).status).toBe(410);
  });

  it("follows each response if the figures do", async () => {
    await publish("live");
    await respond();
    expect(await read()).toEqual(all(1));
  });
});
