import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { Bearer } from "./bearer.ts";
import {
  createTrails,
  deleteTrails,
  insertSteps,
  listTrailSurveys,
  nextStep,
  readHistory,
  readTrail,
} from "./trail.ts";

const now = new Date("2026-03-02T10:20:30Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describeOnEachEngine("a trail", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  const somebody = () => {
    const trails = createTrails(db, () => now);
    return { trails, bearer: new Bearer(randomUUID(), trails) };
  };

  it("lists each survey once, however many acts arrive at once", async () => {
    const { bearer } = somebody();
    const ids = Array.from({ length: 20 }, (_, nth) => nth + 1);
    await Promise.all([...ids, ...ids].map((id) => bearer.speakIn(id)));
    expect(await listTrailSurveys(db, bearer)).toEqual(ids);
  });

  it("grows over several pages, and from several processes", async () => {
    const { bearer, trails } = somebody();
    for (let id = 1; id <= 70; id += 1) await bearer.speakIn(id);
    const elsewhere = createTrails(db, () => now);
    await elsewhere.note(bearer, 99);
    await trails.note(bearer, 100);
    const steps = await readTrail(db, bearer, "voices");
    expect(steps).toHaveLength(72);
    expect(steps.at(-1)).toEqual({ surveyId: 100, day: "2026-03-02" });
  });

  it("is a history of as many surveys as were answered on different days", async () => {
    const { bearer } = somebody();
    await db.query(sql`
      insert into surveys (
        survey_uuid, owner_id, title, instructions, created_at, expires_at
      )
      select gen_random_uuid(), gen_random_uuid(), '', '', now(), now()
      from generate_series(1, 3)`);
    const answer = async (surveyId: number, days: number) => {
      await db.query(sql`
        insert into responses (survey_id, ballot_name, answers, created_at)
        values (${surveyId}, ${bearer.ballotIn(surveyId)}, '{}', now())
        on conflict do nothing`);
      await readTrail(db, bearer, "ballots");
      const day = daysAgo(days);
      await insertSteps(db, [nextStep(bearer, "ballots", surveyId, day)], day);
    };
    expect(await readHistory(db, bearer, 8)).toBe(0);
    await answer(1, 5);
    await answer(2, 5);
    expect(await readHistory(db, bearer, 8)).toBe(1);
    await answer(2, 4);
    await answer(2, 3);
    expect(await readHistory(db, bearer, 8)).toBe(2);
    await answer(3, 2);
    expect(await readHistory(db, bearer, 8)).toBe(3);
    expect(await readHistory(db, bearer, 2)).toBe(2);
    await db.query(sql`delete from responses`);
    expect(await readHistory(db, bearer, 8)).toBe(0);
  });

  it("can be deleted, and cannot be read by anybody else", async () => {
    const { bearer } = somebody();
    await bearer.speakIn(123_456_789);
    const dump = await dumpDatabase(db);
    for (const known of ["123456789", bearer.voiceIn(123_456_789)])
      expect(dump).not.toContain(known);
    await deleteTrails(db, bearer);
    expect(await listTrailSurveys(db, bearer)).toEqual([]);
  });
});
