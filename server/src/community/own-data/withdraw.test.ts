import { createTrails } from "../../visitors/session/trail.ts";
import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { type Services, createServices } from "../../app/services.ts";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
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
import { visitorAs } from "../../visitors/visitor.ts";
import { releaseDue } from "../release-gate/release-responses.ts";
import { eraseOwnData } from "./erase-own-data.ts";
import { withdrawResponse } from "./own-data-service.ts";

const canary = "zanzibarcanary";

describeOnEachEngine(
  "withdrawing from a survey that releases groups",
  (open) => {
    let db: Database;
    let test: TestApp;
    let services: Services;
    let surveyId: number;
    let owner: KeyHolder;
    let choice: string;
    let why: string;

    beforeAll(async () => {
      db = await open();
      test = await startTestApp(db);
      services = createServices({
        db,
        config: testConfig(),
        clock: test.clock.read,
      });
    });

    beforeEach(async () => {
      const creator = await test.visitor();
      const questions = [choiceQuestion, { text: "Why?", type: "free_text" }];
      const survey = { questions, results: "groups" };
      const published = await publishWithKey(creator, survey);
      surveyId = published.id;
      owner = new KeyHolder(test.app, published);
      [choice = "", why = ""] = (await questionIds(creator, surveyId)).map(
        String,
      );
    });

    afterEach(async () => {
      expect(await findCounterMismatches(db)).toEqual([]);
    });

    const deps = () => ({ ...services, db, clock: test.clock.read });
    const trails = () => createTrails(db, test.clock.read);
    /** From a separate network unless one is given. */
    const withdraw = (actorId: string, network: string = randomUUID()) => {
      const actor = actorOf(actorId);
      const visitor = visitorAs(actor, {}, network);
      return withdrawResponse(deps(), actor, visitor, surveyId);
    };

    const erase = (actorId: string) => {
      const actor = actorOf(actorId, trails());
      return eraseOwnData(deps(), actor, visitorAs(actor, {}, actorId));
    };

    /** Submits responses of people in separate networks. */
    async function respond(count: number): Promise<string[]> {
      const people = Array.from({ length: count }, () => randomUUID());
      await insertActors(db, people);
      await Promise.all(
        people.map((actorId, index) => {
          const actor = actorOf(actorId, trails());
          const visitor = visitorAs(actor, {}, randomUUID());
          const answers = {
            [choice]: choiceQuestion.options[index % 3] ?? "",
            [why]: `${canary} ${index}`,
          };
          const input = { answers, lat: null, lng: null };
          return services.submitResponse(actor, visitor, surveyId, input);
        }),
      );
      return people;
    }

    const release = (among: Database = db) =>
      releaseDue({
        db: among,
        clock: test.clock.read,
        changes: createChanges(),
      });

    async function figures() {
      const reader = await test.visitor();
      const { body } = await reader.get(`/surveys/${surveyId}/analytics`);
      return body as Record<string, unknown> & {
        resp_count: number;
        released_count: number;
      };
    }

    async function listWaiting(): Promise<Set<string>> {
      const rows = await db.query<{ actorId: string }>(sql`
      select ballot_name as "actorId" from waiting_responses
      where survey_id = ${surveyId}`);
      return new Set(rows.map(({ actorId }) => actorId));
    }

    it("removes a waiting response at once, which changes only the number of responses", async () => {
      const people = await respond(25);
      await release();
      const waiting = await listWaiting();
      const before = await figures();
      expect([before.resp_count, before.released_count]).toEqual([25, 15]);
      const one = people.find((actorId) => waiting.has(actorId)) ?? "";
      await withdraw(one);
      expect(await figures()).toEqual({ ...before, resp_count: 24 });
    });

    /** What the figures show, and the number of responses that they include. */
    async function observe() {
      const { mc_breakdown, question_totals, ...others } = await figures();
      const [counts] = await db.query<{ released: number }>(sql`
      select released_count as "released"
      from survey_counts where survey_id = ${surveyId}`);
      const breakdown = mc_breakdown as Record<string, Record<string, number>>;
      return {
        released: counts?.released ?? 0,
        responses: others.resp_count,
        choices: Object.values(breakdown[choice] ?? {}),
        figures: JSON.stringify([
          mc_breakdown,
          question_totals,
          others["top_keywords"],
          others["sentiment_hist"],
          others["resp_count_timeseries"],
        ]),
      };
    }

    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

    it("shows an observer only whole groups of withdrawn responses, and no single one", async () => {
      const people = await respond(70);
      await release();
      const waiting = await listWaiting();
      const shown = people.filter((actorId) => !waiting.has(actorId));
      let before = await observe();
      expect(before.released).toBe(60);
      const steps: number[] = [];
      for (const actorId of shown) {
        await withdraw(actorId);
        const after = await observe();
        expect(after.responses).toBe(before.responses - 1);
        const left = before.released - after.released;
        if (left === 0) expect(after.figures).toBe(before.figures);
        else {
          steps.push(left);
          const fall = before.choices.map(
            (n, at) => n - (after.choices[at] ?? 0),
          );
          // Neither what left nor what remains may have a single answer in
          // common.
          for (const numbers of [fall, after.choices])
            for (const n of numbers)
              expect(n === 0 || n < sum(numbers)).toBe(true);
          expect(Math.min(...fall)).toBeGreaterThanOrEqual(0);
        }
        expect(await findCounterMismatches(db)).toEqual([]);
        before = after;
      }
      expect(steps.length).toBeGreaterThan(1);
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(10);
      expect(before.released).toBeGreaterThanOrEqual(10);
    });

    it("lets at most a fifth of a group that leaves come from one network", async () => {
      const people = await respond(60);
      await release();
      const waiting = await listWaiting();
      const shown = people.filter((actorId) => !waiting.has(actorId));
      const before = await observe();
      for (const actorId of shown.slice(0, 25)) await withdraw(actorId, "one");
      expect((await observe()).figures).toBe(before.figures);
      for (const actorId of shown.slice(25)) await withdraw(actorId);
      const { released } = await observe();
      expect(released).toBeLessThan(before.released);
      expect(released).toBeGreaterThanOrEqual(10);
    });

    it("keeps the questions unchangeable while figures contain their answers, even if no responses are left", async () => {
      const people = await respond(25);
      await release();
      const before = await observe();
      for (const actorId of people) await withdraw(actorId);
      const { released, responses } = await observe();
      expect([released, responses]).toEqual([before.released, 0]);
      const refused = await owner.patch({ questions: [choiceQuestion] });
      expect(refused.body).toMatchObject({
        status: 409,
        code: "SURVEY_ANSWERED",
      });
    });

    it("is repaired with the other counters while responses still wait to leave", async () => {
      const people = await respond(50);
      await release();
      const waiting = await listWaiting();
      const shown = people.filter((actorId) => !waiting.has(actorId));
      for (const actorId of shown.slice(0, 27)) await withdraw(actorId);
      const right = await observe();
      await db.query(sql`
      update survey_counts
      set response_count = 0, leaving_count = 99, sentiment_sum = 7
      where survey_id = ${surveyId}`);
      await db.query(sql`
      update option_counts set choice_count = 1 where survey_id = ${surveyId}`);
      await repairCounters(db, createChanges());
      expect(await observe()).toEqual(right);
    });

    it("leaves all figures unchanged while the people in them erase everything, and keeps none of their text", async () => {
      const people = await respond(25);
      await release();
      const waiting = await listWaiting();
      const before = await observe();
      const shown = people.filter((actorId) => !waiting.has(actorId));
      for (const actorId of shown) {
        await erase(actorId);
        expect((await observe()).figures).toBe(before.figures);
      }
      const left = await db.query<{ text: string; actorId: string }>(sql`
      select answers::text || coalesce(request_key, '') as text,
             ballot_name as "actorId"
      from responses
      where survey_id = ${surveyId}
        and not ballot_name = any(${[...waiting]}::uuid[])`);
      expect(left).toHaveLength(shown.length);
      for (const { text, actorId } of left) {
        expect(text).not.toContain(canary);
        expect(shown).not.toContain(actorId);
      }
    });

    it("is not undone by a release that was chosen earlier", async () => {
      // Otherwise responses of other tests are released first.
      await release();
      const people = await respond(20);
      // Everyone withdraws between choosing and releasing.
      const late: Database = {
        ...db,
        engine: db.engine,
        query: (statement) => db.query(statement),
        execute: (script) => db.execute(script),
        close: () => db.close(),
        transaction: async (work) => {
          for (const actorId of people.splice(0)) await withdraw(actorId);
          return db.transaction(work);
        },
      };
      await release(late);
      const { resp_count, released_count } = await figures();
      expect([resp_count, released_count]).toEqual([0, 0]);
    });

    it("keeps counters right while others answer, withdraw and erase, and groups are released", async () => {
      const [first, second] = [await respond(40), await respond(20)];
      await release();
      let running = true;
      const releasing = (async () => {
        while (running) await release();
      })();
      await Promise.all([
        ...first.map((actorId) => withdraw(actorId)),
        ...first.map((actorId) => withdraw(actorId)),
        ...second.map((id) => erase(id)),
        respond(30),
      ]);
      running = false;
      await releasing;
      expect((await figures()).resp_count).toBe(30);
    });

    it("allows another response by the same person, which counts once", async () => {
      const [one = ""] = await respond(3);
      await withdraw(one);
      const actor = actorOf(one);
      const input = { answers: { [choice]: "Never" }, lat: null, lng: null };
      const again = await services.submitResponse(
        actor,
        visitorAs(actor),
        surveyId,
        input,
      );
      expect(again).toEqual({ duplicate: false });
      expect((await figures()).resp_count).toBe(3);
    });
  },
);
