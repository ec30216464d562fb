import { insertSteps, nextStep } from "../../visitors/session/trail.ts";
import { actorOf } from "../../testing/actor-of.ts";
import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type ReadSurvey,
  type Texts,
  startReadSurvey,
} from "../../testing/read-survey.ts";
import { visitorAs } from "../../visitors/visitor.ts";
import { eraseOwnData } from "../own-data/erase-own-data.ts";
import { placeGroup } from "./place-reading.ts";
import { listWaiting, takeWaiting } from "./waiting-repository.ts";
import { releaseDue } from "./release-responses.ts";

const groupSize = 10;
const author = "the author's";

interface Person {
  /** The text they write, if any. */
  why?: string;
  network?: string;
}

describeWithDatabase("an author who watches texts disappear", (open) => {
  let db: Database;
  let survey: ReadSurvey;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    survey = await startReadSurvey(db);
  });

  /**
   * These people and silent ones, to fill a group, answer and are released
   * together. Returns their ids.
   */
  async function releaseGroup(...people: Person[]): Promise<string[]> {
    const silent = Array<Person>(groupSize - people.length).fill({});
    const first = survey.actorIds.length;
    await survey.respond(
      ...[...people, ...silent].map((person) => ({ one: "Never", ...person })),
    );
    const actorIds = survey.actorIds.slice(first);
    const waiting = await listWaiting(db, survey.id, 5000);
    const group = waiting.filter(({ ballot }) => actorIds.includes(ballot));
    const read = { surveyId: survey.id, reads: "texts", groupSize } as const;
    await db.transaction(async (tx) => {
      await takeWaiting(tx, survey.id, group, survey.test.clock.now);
      const settled = { part: 0, freed: [], held: [] };
      await placeGroup(tx, read, group, settled);
    });
    return actorIds;
  }

  async function observe(): Promise<string[]> {
    const { body } = await survey.get(`/texts?question=${survey.why}`);
    return (body as Texts).items.sort();
  }

  const own = (count: number): Person[] =>
    Array.from({ length: count }, () => ({ why: "own", network: author }));

  const strangers = (...numbers: number[]): Person[] =>
    numbers.map((number) => ({ why: `stranger ${number}` }));

  it("is not shown one other person's text among their own if another one was withdrawn while it was held", async () => {
    const [, , second = ""] = await releaseGroup(...own(1), ...strangers(1, 2));
    await survey.withdraw(second);
    for (let group = 0; group < 3; group += 1) await releaseGroup(...own(3));
    expect(await observe()).toEqual([]);
    await releaseGroup(...own(1), ...strangers(3, 4, 5, 6, 7));
    expect(await observe()).toEqual([
      ...Array<string>(11).fill("own"),
      "stranger 1",
      ...[3, 4, 5, 6, 7].map((number) => `stranger ${number}`),
    ]);
  });

  it("is shown texts of six networks that remained when others were withdrawn", async () => {
    const [first = ""] = await releaseGroup(...strangers(1, 2, 3, 4, 5, 6, 7));
    await survey.withdraw(first);
    for (let group = 0; group < 3; group += 1) await releaseGroup(...own(3));
    expect(await observe()).toHaveLength(12);
  });

  it("does not learn by withdrawing who wrote the other texts", async () => {
    const people = await releaseGroup(
      ...own(4),
      ...["a", "b", "c", "d", "e", "f"].map((why, place) => ({
        why,
        network: place < 2 ? "one" : randomUUID(),
      })),
    );
    let before = await observe();
    expect(before).toHaveLength(groupSize);
    for (const actorId of people.slice(0, 4)) {
      await survey.withdraw(actorId);
      const after = await observe();
      const gone = before.indexOf("own");
      expect(after).toEqual(before.filter((_, at) => at !== gone));
      before = after;
    }
    expect(before).toEqual(["a", "b", "c", "d", "e", "f"]);
  });
});

describeWithDatabase("a survey that is read after it is closed", (open) => {
  const people = 3500;
  let db: Database;
  let survey: ReadSurvey;

  beforeEach(async () => {
    db = await open();
    survey = await startReadSurvey(db, { reads: "rows", results: "live" });
    await db.query(sql`
      insert into responses (survey_id, ballot_name, answers, created_at)
      select ${survey.id}, gen_random_uuid(),
             jsonb_build_object(${String(survey.why)}::text, 'text ' || n),
             ${survey.test.clock.now}
      from generate_series(1, ${people}::int) as n`);
    await db.query(sql`
      insert into live_networks (survey_id, question_id, network, people)
      select ${survey.id}, question, 'era:' || n, 1
      from generate_series(1, ${people}::int) as n,
           unnest(array[0, ${survey.why}::int]) as question`);
    await repairCounters(db, createChanges());
    survey.close();
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  /** A database that runs this function before each transaction. */
  function between(work: (transaction: number) => Promise<void>): Database {
    let transactions = 0;
    return {
      engine: db.engine,
      query: (statement) => db.query(statement),
      execute: (script) => db.execute(script),
      close: () => db.close(),
      async transaction(wrapped) {
        await work((transactions += 1));
        return db.transaction(wrapped);
      },
    };
  }

  const release = (among: Database, signal?: AbortSignal) => {
    const clock = survey.test.clock.read;
    return releaseDue({ db: among, clock, changes: createChanges() }, signal);
  };

  async function readRows(): Promise<number[]> {
    const rows = await db.query<{ row: number }>(sql`
      select row_number as "row" from read_rows
      where survey_id = ${survey.id}
      order by 1`);
    return rows.map(({ row }) => row);
  }

  const upTo = (last: number) =>
    Array.from({ length: last }, (_, index) => index + 1);

  it("is placed in steps, between which other transactions can run", async () => {
    const erased: string[] = [];
    const erasing = between(async (transaction) => {
      if (transaction > 3) return;
      const [last] = await db.query<{ actorId: string }>(sql`
        select ballot_name as "actorId" from responses
        where survey_id = ${survey.id}
        order by hashtextextended(ballot_name::text, survey_id) desc
        limit 1`);
      const { actorId = "" } = last ?? {};
      erased.push(actorId);
      const changes = createChanges();
      const deps = { db, clock: survey.test.clock.read, changes };
      const actor = actorOf(actorId);
      const step = nextStep(actor.bearer, "ballots", survey.id, deps.clock());
      await insertSteps(db, [step], deps.clock());
      await eraseOwnData(deps, actor, visitorAs(actor));
    });
    await release(erasing);
    expect(new Set(erased).size).toBe(3);
    expect(await readRows()).toEqual(upTo(people - 3));
  });

  it("continues to be placed after a process has stopped", async () => {
    const stopping = new AbortController();
    const stopped = between((transaction) => {
      if (transaction === 2) stopping.abort();
      return Promise.resolve();
    });
    await release(stopped, stopping.signal);
    const placed = (await readRows()).length;
    expect(placed).toBeGreaterThan(0);
    expect(placed).toBeLessThan(people);
    await release(db);
    expect(await readRows()).toEqual(upTo(people));
  });

  it("shows no more responses after its author has opened it again", async () => {
    const reopened = between(async (transaction) => {
      if (transaction !== 2) return;
      await db.query(sql`
        update surveys set reopened = true where survey_id = ${survey.id}`);
      await db.query(sql`
        update survey_counts set edition = edition + 1
        where survey_id = ${survey.id}`);
    });
    await release(reopened);
    const placed = (await readRows()).length;
    expect(placed).toBeLessThan(people);
    await release(db);
    expect((await readRows()).length).toBe(placed);
  });
});
