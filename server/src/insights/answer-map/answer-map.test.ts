import type { AnswerMapReply } from "@nearsay/core/contract/schema";
import { snapToGrid, mapBinOf } from "@nearsay/core/domain";
import sql, { type Sql } from "sql-template-tag";
import type { Static } from "typebox";
import { createChanges } from "../../base/changes/changes.ts";
import type { Database, Queryable } from "../../base/db/database.ts";
import {
  partOfSquare,
  squaresMax,
} from "../../community/integrity/square-parts.ts";
import { releaseDue } from "../../community/release-gate/release-responses.ts";
import { findSurvey } from "../../surveys/survey-repository.ts";
import { arriveFrom } from "../../testing/arrive-from.ts";
import { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { readFigures } from "../stored-figures/figures-repository.ts";
import { findCounterMismatches } from "../analytics/recount.ts";
import { readAnswerMap } from "./read-answer-map.ts";

const options = choiceQuestion.options;
const berlin = { lat: 52.52, lng: 13.405 };
const potsdam = { lat: 52.4, lng: 13.06 };

type AnswerMap = Static<typeof AnswerMapReply>;

describeOnEachEngine("the answer map", (open) => {
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
      ...berlin,
      answerPlaces: "map",
      results: "groups",
      ...overrides,
    });
  }

  async function answer(
    survey: number,
    place: { lat: number; lng: number } | null,
  ) {
    people += 1;
    const from = `81.${people >> 8}.${people % 256}.1`;
    const { client, headers } = await arriveFrom(test.app, from);
    test.clock.advance({ hours: 1 });
    const [choice] = await questionIds(client, survey);
    const { status } = await client.post(
      `/surveys/${survey}/responses`,
      {
        answers: { [`${choice}`]: options[people % 3] },
        ...(place && { ...place, ring_consent: true }),
      },
      { headers },
    );
    expect(status).toBe(200);
    return { client, headers };
  }

  async function answerAll(
    survey: number,
    count: number,
    place: { lat: number; lng: number } | null,
  ) {
    const all: Awaited<ReturnType<typeof answer>>[] = [];
    for (let n = 0; n < count; n += 1) all.push(await answer(survey, place));
    return all;
  }

  const release = async () => {
    for (let n = 0; n < 4; n += 1)
      await releaseDue({
        db,
        clock: test.clock.read,
        changes: createChanges(),
      });
  };

  async function read(survey: number): Promise<AnswerMap> {
    const client = new TestClient(test.app);
    const reply = await client.get(`/surveys/${survey}/answer-map`);
    expect(reply.status).toBe(200);
    return reply.body as AnswerMap;
  }

  const squareAt = (place: { lat: number; lng: number }) =>
    mapBinOf(snapToGrid(place));

  it("shows bins that contain a release group while other bins exist, with their answers", async () => {
    const survey = await publish();
    await answerAll(survey, 20, berlin);
    await answerAll(survey, 20, potsdam);
    await answerAll(survey, 20, null);
    expect(await read(survey)).toMatchObject({ items: [], elsewhere: 0 });
    await release();
    const { items, elsewhere, group_size } = await read(survey);
    expect([elsewhere, group_size]).toEqual([10, 10]);
    expect(items.map(({ square, count }) => [square, count])).toEqual(
      [squareAt(potsdam), squareAt(berlin)]
        .sort()
        .map((square) => [square, 10]),
    );
    for (const { choices, answers, west, east, south, north } of items) {
      const [counts] = Object.values(choices);
      const sum = Object.values(counts ?? {}).reduce((of, n) => of + n, 0);
      // Answers of a bin wait if they are too similar.
      expect(sum).toBe(Object.values(answers)[0] ?? 0);
      expect(east - west).toBeGreaterThan(0);
      expect(north - south).toBeGreaterThan(0);
    }
  });

  it("counts few responses of several bins in a larger one once more of them wait", async () => {
    const survey = await publish();
    await answerAll(survey, 20, potsdam);
    for (let n = 0; n < 60; n += 1)
      await answer(survey, {
        lat: berlin.lat + 0.03 * (n % 8),
        lng: berlin.lng + 0.05 * (n % 7),
      });
    await release();
    const { items } = await read(survey);
    const larger = items.filter(({ square }) => square.length < 12);
    expect(larger.length).toBeGreaterThan(0);
    for (const { count } of items) expect(count).toBeGreaterThanOrEqual(10);
  });

  it("stores the bin of a waiting response only, and only with consent", async () => {
    const survey = await publish();
    await answerAll(survey, 20, berlin);
    await answer(survey, null);
    const waiting = () =>
      db.query<{ square: string | null; part: number }>(sql`
        select square, part
        from waiting_responses
        join responses using (survey_id, ballot_name)
        where survey_id = ${survey}`);
    const before = await waiting();
    expect(before.filter(({ square }) => square !== null)).toHaveLength(20);
    expect(new Set(before.map(({ part }) => part))).toEqual(new Set([0, 15]));
    await release();
    expect(await waiting()).toHaveLength(11);
    const rows = await db.query<Record<string, unknown>>(sql`
      select * from responses where survey_id = ${survey}`);
    expect(JSON.stringify(rows)).not.toContain(squareAt(berlin));
    // All released responses are in one bin, which would reveal the location of
    // each.
    expect((await read(survey)).items).toEqual([]);
  });

  it("removes withdrawn responses from their bin in groups, and counts the remaining ones after closing", async () => {
    const survey = await publish();
    await answerAll(survey, 25, potsdam);
    const all = await answerAll(survey, 45, berlin);
    await release();
    const countIn = async (place: typeof berlin) => {
      const { items } = await read(survey);
      const found = items.find(({ square }) => square === squareAt(place));
      return found?.count ?? 0;
    };
    const steps: number[] = [];
    let before = await countIn(berlin);
    for (const { client, headers } of all.slice(0, 40)) {
      await client.delete(`/me/responses/${survey}`, { headers });
      const now = await countIn(berlin);
      if (now !== before) steps.push(before - now);
      before = now;
    }
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toBeGreaterThanOrEqual(10);
    test.clock.advance({ hours: 24 * 400 });
    await release();
    for (const { count } of (await read(survey)).items)
      expect(count).toBeGreaterThanOrEqual(10);
    expect(await countIn(potsdam)).toBe(25);
  });

  describe("with thousands of bins", () => {
    let survey: number;

    beforeEach(async () => {
      survey = await publish();
      await db.query(sql`
        with squares as (
          insert into survey_squares (survey_id, part, square)
          select ${survey}::bigint, 999 + number, number::text
          from generate_series(1, ${squaresMax}::int) as number
          returning part
        ),
        named (kind, item) as (
          select 'released', ''
          union all
          select 'choices', question || '/' || place
          from generate_series(1, 20) as question, generate_series(0, 4) as place
        )
        insert into part_counts (survey_id, part, kind, item, total)
        select ${survey}::bigint, part, kind, item, 20 from squares, named`);
      await countReleased(20 * squaresMax);
    });

    afterEach(async () => {
      await db.query(sql`delete from part_counts where survey_id = ${survey}`);
      await countReleased(0);
    });

    const countReleased = (count: number) =>
      db.query(sql`
        update survey_counts set released_count = ${count}
        where survey_id = ${survey}`);

    /** The same database, which calls back after each query. */
    const reading = (hear: (rows: unknown[]) => void): Queryable => ({
      async query<Row>(statement: Sql) {
        const rows = await db.query<Row>(statement);
        hear(rows);
        return rows;
      },
    });

    it("lets other requests run while it is written", async () => {
      let turns = 0;
      let ticking: NodeJS.Immediate | undefined;
      const tick = () => {
        turns += 1;
        ticking = setImmediate(tick);
      };
      const row = await findSurvey(db, { id: survey });
      if (row === null) throw new Error("It is gone.");
      const { body } = await readAnswerMap(reading(tick), row);
      clearImmediate(ticking);
      expect(turns).toBeGreaterThan(5);
      const { items } = JSON.parse(String(body)) as AnswerMap;
      expect(items).toHaveLength(squaresMax);
    });

    it("adds nothing to what other figures read", async () => {
      let read = 0;
      const hear = (rows: unknown[]) => (read += JSON.stringify(rows).length);
      await readFigures(reading(hear), survey, 10);
      expect(read).toBeLessThan(10_000);
    });

    it("gets no further bin", async () => {
      expect(await partOfSquare(db, survey, "7")).toBe(1006);
      expect(await partOfSquare(db, survey, "0123")).toBe(0);
    });
  });

  it("is refused for a survey without one", async () => {
    const survey = await publish({ answerPlaces: "rings" });
    const client = new TestClient(test.app);
    const { status } = await client.get(`/surveys/${survey}/answer-map`);
    expect(status).toBe(400);
  });
});
