import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { type Services, createServices } from "../../app/services.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import type { TestClient } from "../../testing/client.ts";

describeOnEachEngine(
  "a survey that closes after a number of responses",
  (open) => {
    let db: Database;
    let test: TestApp;
    let creator: TestClient;
    /** Two processes of one site. */
    let processes: [Services, Services];
    const people = Array.from({ length: 200 }, () => randomUUID());

    beforeAll(async () => {
      db = await open();
      await insertActors(db, people);
      test = await startTestApp(db);
      creator = await test.visitor();
      const clock = test.clock.read;
      const config = testConfig();
      const serve = () => createServices({ db, config, clock });
      processes = [serve(), serve()];
    });

    async function publish(quota: number, more: Record<string, unknown> = {}) {
      const published = await publishWithKey(creator, {
        quota,
        questions: [choiceQuestion],
        ...more,
      });
      const [question] = await questionIds(creator, published.id);
      return { ...published, answers: { [`${question}`]: "Weekly" } };
    }

    type Survey = Awaited<ReturnType<typeof publish>>;

    const somebody = () => people.pop() ?? "";

    function respond(
      services: Services,
      { id, answers }: Survey,
      actorId = somebody(),
      requestKey: string | null = null,
    ) {
      const actor = actorOf(actorId);
      const body = { answers, lat: null, lng: null };
      const visitor = visitorAs(actor);
      return services.submitResponse(actor, visitor, id, body, requestKey);
    }

    async function stateOf({ id }: Survey) {
      const { body } = await creator.get(`/surveys/${id}`);
      const { responses_count, expired, expiresAt } = body as {
        responses_count: number;
        expired: boolean;
        expiresAt: string;
      };
      const [rows] = await db.query<{ rows: number }>(sql`
      select count(*) as rows from responses where survey_id = ${id}`);
      return { responses_count, expired, expiresAt, ...rows };
    }

    it("accepts exactly its quota from 16 people who answer at once through two processes", async () => {
      const survey = await publish(5);
      // Loads the survey first, so that all responses are judged before any is
      // written.
      await Promise.all(processes.map(({ findSurvey }) => findSurvey(survey)));
      const settled = await Promise.allSettled(
        Array.from({ length: 16 }, (_, index) =>
          respond(processes[index % 2]!, survey),
        ),
      );
      const taken = settled.filter(({ status }) => status === "fulfilled");
      expect(taken).toHaveLength(5);
      for (const one of settled)
        if (one.status === "rejected")
          expect(one.reason).toMatchObject({ code: "SURVEY_CLOSED" });
      expect(await stateOf(survey)).toMatchObject({
        responses_count: 5,
        rows: 5,
        expired: true,
      });
      expect(await findCounterMismatches(db)).toEqual([]);
    });

    it("counts a person who answers twice only once", async () => {
      const survey = await publish(3);
      const [one, two] = processes;
      const again = somebody();
      const settled = await Promise.allSettled([
        ...Array.from({ length: 6 }, () => respond(one, survey, again)),
        respond(two, survey),
        respond(one, survey),
      ]);
      expect(settled.map(({ status }) => status)).not.toContain("rejected");
      expect(await stateOf(survey)).toMatchObject({ rows: 3, expired: true });
    });

    it('returns the original reply to a repeat of the last response, and "duplicate" to its author\'s next one', async () => {
      const survey = await publish(1);
      const [one, two] = processes;
      const actorId = somebody();
      const first = await respond(one, survey, actorId, "first");
      const repeated = await respond(two, survey, actorId, "first");
      const other = await respond(two, survey, actorId, "second");
      expect([first, repeated, other]).toEqual([
        ...[{ duplicate: false }, { duplicate: false }, { duplicate: true }],
      ]);
      await expect(respond(one, survey)).rejects.toMatchObject({
        code: "SURVEY_CLOSED",
      });
    });

    it("reveals by its closing time only the hour of the last response", async () => {
      const survey = await publish(1);
      test.clock.advance({ hours: 2.4 });
      await respond(processes[0], survey);
      const { expiresAt } = await stateOf(survey);
      expect(expiresAt).toMatch(/:00:00\.000Z$/);
      expect(new Date(expiresAt) <= test.clock.now).toBe(true);
    });

    it("reveals no more than that in the refusal", async () => {
      const survey = await publish(1);
      await respond(processes[0], survey);
      const late = await test.visitor();
      const path = `/surveys/${survey.id}/responses`;
      const refused = await late.post(path, { answers: survey.answers });
      expect(refused.status).toBe(410);
      expect(refused.body).toMatchObject({
        code: "SURVEY_CLOSED",
        expiresAt: (await stateOf(survey)).expiresAt,
      });
    });

    it("notifies those who follow it that it has closed", async () => {
      const survey = await publish(1);
      const announced: string[] = [];
      const [one] = processes;
      const stop = one.changes.listen(({ kind }) => announced.push(kind));
      await respond(one, survey);
      stop();
      expect(announced).toEqual(["responses", "edited"]);
    });

    it("has room again after a withdrawal while it is open, but not after it has closed", async () => {
      const survey = await publish(2);
      const path = `/surveys/${survey.id}/responses`;
      const [first, second] = [await test.visitor(), await test.visitor()];
      const own = `/me/responses/${survey.id}`;
      await first.post(path, { answers: survey.answers });
      expect((await first.delete(own)).status).toBe(204);
      await second.post(path, { answers: survey.answers });
      expect(await stateOf(survey)).toMatchObject({ rows: 1, expired: false });
      await respond(processes[0], survey);
      expect(await stateOf(survey)).toMatchObject({ rows: 2, expired: true });
      expect((await second.delete(own)).status).toBe(410);
    });

    it("opens again with a higher quota or none, and with another closing time", async () => {
      const survey = await publish(1);
      const owner = new KeyHolder(test.app, survey);
      await respond(processes[0], survey);
      const expiresAt = "2027-01-01T00:00:00.000Z";
      const still = await owner.patch({ expiresAt });
      expect(still.status).toBe(400);
      expect(still.text).toContain("There is already 1 response.");
      const opened = await owner.patch({ expiresAt, quota: 2 });
      expect(opened.body).toMatchObject({
        state: "open",
        survey: { quota: 2, expired: false, expiresAt },
      });
      await respond(processes[1], survey);
      expect(await stateOf(survey)).toMatchObject({ rows: 2, expired: true });
      await owner.patch({ expiresAt, quota: null });
      await respond(processes[0], survey);
      expect(await stateOf(survey)).toMatchObject({ rows: 3, expired: false });
    });

    it("refuses a quota that is already reached", async () => {
      const survey = await publish(9);
      const owner = new KeyHolder(test.app, survey);
      await respond(processes[0], survey);
      await respond(processes[0], survey);
      for (const quota of [1, 2])
        expect((await owner.patch({ quota })).status).toBe(400);
      expect((await owner.patch({ quota: 3 })).status).toBe(200);
      await respond(processes[1], survey);
      expect(await stateOf(survey)).toMatchObject({ rows: 3, expired: true });
    });
  },
);
