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
import { publishWithKey, questionIds } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { releaseDue } from "../release-gate/release-responses.ts";
import { eraseOwnData } from "./erase-own-data.ts";
import { withdrawResponse } from "./own-data-service.ts";

const ways = ["site", "link", "embed"] as const;

describeOnEachEngine(
  "an author who polls the number of responses per day",
  (open) => {
    let db: Database;
    let test: TestApp;
    let services: Services;
    let surveyId: number;
    let owner: KeyHolder;
    let choice: string;

    beforeAll(async () => {
      db = await open();
    });

    async function publish(overrides: object) {
      test = await startTestApp(db);
      services = createServices({
        db,
        config: testConfig(),
        clock: test.clock.read,
      });
      const creator = await test.visitor();
      const published = await publishWithKey(creator, {
        results: "groups",
        reads: "rows",
        ...overrides,
      });
      surveyId = published.id;
      owner = new KeyHolder(test.app, published);
      choice = String((await questionIds(creator, surveyId))[0]);
    }

    afterEach(async () => {
      expect(await findCounterMismatches(db)).toEqual([]);
    });

    const deps = () => ({ ...services, db, clock: test.clock.read });
    const callerOf = (actorId: string, network: string) => {
      const actor = actorOf(actorId, createTrails(db, test.clock.read));
      const visitor = visitorAs(actor, {}, network);
      return { actor, visitor };
    };

    /**
     * Submits responses on different days and by different ways in, as far as
     * there are enough of them.
     */
    async function respond(count: number): Promise<string[]> {
      const people = Array.from({ length: count }, () => randomUUID());
      await insertActors(db, people);
      for (const [place, actorId] of people.entries()) {
        const { actor, visitor } = callerOf(actorId, randomUUID());
        const body = { answers: { [choice]: "Weekly" } };
        const way = ways[place % ways.length];
        await services.submitResponse(
          actor,
          visitor,
          surveyId,
          body,
          null,
          way,
        );
        if (place % 4 === 3) test.clock.advance({ hours: 24 });
      }
      test.clock.advance({ hours: 24 });
      return people;
    }

    const release = () =>
      releaseDue({ db, clock: test.clock.read, changes: createChanges() });

    async function withdraw(actorId: string, network: string = randomUUID()) {
      const { actor, visitor } = callerOf(actorId, network);
      await withdrawResponse(deps(), actor, visitor, surveyId);
    }

    async function observe() {
      const { days, survey } = await owner.view();
      return { days, responses: survey.responses_count };
    }

    const sumOf = ({ days }: Awaited<ReturnType<typeof observe>>) =>
      days.reduce((sum, { count }) => sum + count, 0);

    it.each(["groups", "closed", "live"])(
      "does not learn the day and the way in of a response when one of three people withdraws (%s)",
      async (results) => {
        await publish({ results });
        const people = await respond(3);
        const before = await observe();
        expect(before.days).toHaveLength(3);
        await withdraw(people[1] ?? "");
        expect(await observe()).toEqual({ ...before, responses: 2 });
        expect(await findCounterMismatches(db)).toEqual([]);
      },
    );

    it("sees counts fall by at least a group at a time, and at least a group remain", async () => {
      await publish({});
      const people = await respond(60);
      await release();
      let before = await observe();
      const falls: number[] = [];
      for (const [place, actorId] of people.entries()) {
        if (place % 2 === 0) await withdraw(actorId);
        else {
          const { actor, visitor } = callerOf(actorId, randomUUID());
          await eraseOwnData(deps(), actor, visitor);
        }
        const after = await observe();
        expect(after.responses).toBe(before.responses - 1);
        const fall = sumOf(before) - sumOf(after);
        if (fall > 0) falls.push(fall);
        else expect(after.days).toEqual(before.days);
        expect(await findCounterMismatches(db)).toEqual([]);
        before = after;
      }
      expect(falls.length).toBeGreaterThan(1);
      expect(Math.min(...falls)).toBeGreaterThanOrEqual(10);
      expect(sumOf(before)).toBeGreaterThanOrEqual(10);
    });

    it("cannot force out another person's count with responses of one network", async () => {
      await publish({});
      const people = await respond(40);
      const before = await observe();
      await withdraw(people.pop() ?? "");
      for (const actorId of people) await withdraw(actorId, "the author's");
      expect((await observe()).days).toEqual(before.days);
    });

    it("gets the same days after a repair", async () => {
      await publish({});
      const people = await respond(15);
      for (const actorId of people.slice(0, 8)) await withdraw(actorId);
      const before = await observe();
      await db.query(sql`
      update response_days set response_count = 7
      where survey_id = ${surveyId}`);
      await repairCounters(db, createChanges());
      expect(await observe()).toEqual(before);
    });
  },
);
