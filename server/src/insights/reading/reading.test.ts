import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../analytics/recount.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type ReadSurvey,
  type Rows,
  type Texts,
  startReadSurvey,
} from "../../testing/read-survey.ts";

describeWithDatabase("reading responses with a key", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  afterEach(async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  async function texts(survey: ReadSurvey, more = ""): Promise<Texts> {
    const { body } = await survey.get(`/texts?question=${survey.why}${more}`);
    return body as Texts;
  }

  async function rows(survey: ReadSurvey, more = ""): Promise<Rows> {
    return (await survey.get(`/rows${more}`)).body as Rows;
  }

  const people = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => ({
      one: ["Weekly", "Monthly", "Never"][index % 3]!,
      why: `Because ${from + index}`,
    }));

  it("shows nothing before a group is released, and the number of waiting responses", async () => {
    const survey = await startReadSurvey(db);
    await survey.respond(...people(19));
    await survey.release();
    expect(await texts(survey)).toEqual({
      items: [],
      cursor: null,
      shown: 0,
      waiting: 19,
      group_size: 10,
      next_release: "more-answers",
    });
  });

  it("shows texts of released responses unchanged, page by page and by search words", async () => {
    const survey = await startReadSurvey(db);
    await survey.respond(...people(20));
    await survey.release();
    const first = await texts(survey, "&limit=7");
    const next = await texts(survey, `&limit=7&cursor=${first.cursor}`);
    expect(first).toMatchObject({ shown: 10, waiting: 10 });
    expect(next.cursor).toBeNull();
    const all = [...first.items, ...next.items];
    expect(new Set(all).size).toBe(10);
    expect((await texts(survey)).items).toEqual(all);
    const [some = ""] = all;
    const sought = `&q=${encodeURIComponent(` ${some.toUpperCase()} `)}`;
    expect((await texts(survey, sought)).items).toContain(some);
    expect((await texts(survey, "&q=nowhere")).items).toEqual([]);
  });

  it("holds texts back until a complete group can appear together", async () => {
    const survey = await startReadSurvey(db);
    const few = (from: number) => [
      ...people(8, from),
      ...Array.from({ length: 12 }, () => ({ one: "Weekly" })),
    ];
    await survey.respond(...few(0));
    await survey.release();
    expect(await texts(survey)).toMatchObject({ items: [], waiting: 10 });
    const seen: number[] = [];
    for (let from = 8; from < 80; from += 8) {
      await survey.respond(...few(from));
      await survey.release();
      seen.push((await texts(survey)).shown);
    }
    const steps = seen.map((count, index) => count - (seen[index - 1] ?? 0));
    expect(seen.at(-1)).toBeGreaterThan(0);
    for (const step of steps) expect(step === 0 || step >= 10).toBe(true);
  });

  it("shows complete responses by number if people were notified that these are read", async () => {
    const survey = await startReadSurvey(db, { reads: "rows" });
    await survey.respond(
      ...people(40).map((given, index) => ({
        ...given,
        several: index % 2 ? ["Never", "Weekly"] : ["Monthly"],
      })),
    );
    await survey.release();
    const first = await rows(survey, "?limit=16");
    const next = await rows(survey, `?limit=16&cursor=${first.cursor}`);
    const all = [...first.items, ...next.items];
    expect(all.map(({ row }) => row)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(first).toMatchObject({ shown: 30, waiting: 10 });
    expect(all.map(({ answers }) => answers)).toContainEqual({
      [survey.one]: [expect.any(String) as string],
      [survey.several]: ["Weekly", "Never"],
      [survey.why]: expect.stringContaining("Because") as string,
    });
  });

  it("leaves a question out of the rows while figures hold it back", async () => {
    const survey = await startReadSurvey(db, { reads: "rows" });
    const alike = people(20).map((given) => ({ ...given, one: "Weekly" }));
    await survey.respond(...alike);
    await survey.release();
    const held = (await rows(survey)).items;
    expect(held).toHaveLength(10);
    for (const { answers } of held)
      expect(Object.keys(answers)).toEqual([String(survey.why)]);
    await survey.respond(...people(60));
    await survey.release();
    const shown = (await rows(survey)).items;
    expect(shown.length).toBeGreaterThan(50);
    for (const { answers } of shown)
      expect(Object.keys(answers)).toContain(String(survey.one));
  });

  it.each([
    ["figures", "/rows"],
    ["figures", "/texts?question=1"],
    ["figures", "/export/responses.csv"],
    ["figures", "/export/responses.jsonl"],
    ["texts", "/rows"],
  ])("is refused if the promise is %s: %s", async (reads, path) => {
    const survey = await startReadSurvey(db, { reads });
    expect(await survey.get(path)).toMatchObject({
      status: 409,
      body: { code: "READING_NOT_PROMISED", data: { reads } },
    });
  });

  it("requires a key, and a key for reading is sufficient", async () => {
    const survey = await startReadSurvey(db, { reads: "rows" });
    const wrong = { authorization: "Bearer nonsense" };
    expect((await survey.get("/rows", wrong)).status).toBe(404);
    const visitor = await survey.test.visitor();
    const made = await visitor.post(
      `/manage/${survey.surveyUuid}/keys`,
      { role: "read", label: "Ada" },
      { headers: survey.headers },
    );
    const { key } = made.body as { key: string };
    const authorization = `Bearer ${key}`;
    expect((await survey.get("/rows", { authorization })).status).toBe(200);
    const file = "/export/responses.csv";
    expect((await survey.get(file, { authorization })).status).toBe(200);
  });

  it("returns no texts for a question with options, nor for another survey's question", async () => {
    const survey = await startReadSurvey(db);
    const other = await startReadSurvey(db);
    for (const question of [survey.one, other.why]) {
      const reply = await survey.get(`/texts?question=${question}`);
      expect(reply.status).toBe(404);
    }
  });

  it("waits for closing if figures are live, and then shows the texts written until then", async () => {
    const live = { results: "live", reads: "rows" };
    const survey = await startReadSurvey(db, live);
    await survey.respond(...people(12));
    await survey.release();
    expect(await rows(survey)).toMatchObject({ items: [], waiting: 12 });
    expect(await texts(survey)).toMatchObject({ next_release: "closing" });
    survey.close();
    await survey.release();
    expect((await rows(survey)).items).toHaveLength(12);
    expect(await texts(survey)).toMatchObject({ shown: 12, waiting: 0 });
  });

  it("never shows texts written after the author has reopened the survey", async () => {
    const survey = await startReadSurvey(db, { results: "live" });
    await survey.respond(...people(12));
    const at = () => survey.test.clock.read().getTime();
    const end = (ms: number) => new Date(at() + ms).toISOString();
    await survey.manage({ expiresAt: end(-1) });
    await survey.release();
    expect(await texts(survey)).toMatchObject({ shown: 12 });
    await survey.manage({ expiresAt: end(3_600_000) });
    await survey.respond(...people(11, 12));
    await survey.manage({ expiresAt: end(-1) });
    await survey.release();
    expect(await texts(survey)).toMatchObject({ shown: 12, waiting: 11 });
  });

  it("shows nothing of a survey with live results that closes with less than a group", async () => {
    const survey = await startReadSurvey(db, { results: "live" });
    await survey.respond(...people(9));
    survey.close();
    await survey.release();
    expect(await texts(survey)).toMatchObject({ items: [], waiting: 9 });
  });

  it("shows nothing of a survey with live results that one other person answered beside the author's four networks", async () => {
    const survey = await startReadSurvey(db, {
      results: "live",
      reads: "rows",
    });
    const own = people(12).map((given, at) => ({
      ...given,
      network: `own ${at % 4}`,
    }));
    await survey.respond(...own, ...people(1, 12));
    survey.close();
    await survey.release();
    expect(await rows(survey)).toMatchObject({ items: [], waiting: 13 });
    expect(await texts(survey)).toMatchObject({ items: [], waiting: 13 });
  });

  it("no longer shows a withdrawn response, although figures still include it", async () => {
    const survey = await startReadSurvey(db, { reads: "rows" });
    await survey.respond(...people(20));
    await survey.release();
    const [first] = await db.query<{ actorId: string }>(sql`
      select ballot_name as "actorId" from read_rows
      where survey_id = ${survey.id} and row_number = 1`);
    await survey.withdraw(first?.actorId ?? "");
    expect(await rows(survey)).toMatchObject({ shown: 9, waiting: 10 });
    expect((await rows(survey)).items[0]?.row).toBe(2);
    expect((await texts(survey)).items).toHaveLength(9);
    expect(await texts(survey)).toMatchObject({ shown: 9 });
    expect((await survey.get("")).body).toMatchObject({
      released_count: 10,
      survey: { responses_count: 19 },
    });
  });

  it("no longer shows a withdrawn response after the author has reopened the survey", async () => {
    const survey = await startReadSurvey(db, {
      results: "live",
      reads: "rows",
    });
    await survey.respond(...people(12));
    const at = () => survey.test.clock.read().getTime();
    const end = (ms: number) => new Date(at() + ms).toISOString();
    await survey.manage({ expiresAt: end(-1) });
    await survey.release();
    await survey.manage({ expiresAt: end(3_600_000) });
    await survey.withdraw(survey.actorIds[0] ?? "");
    expect(await rows(survey)).toMatchObject({ shown: 11, waiting: 0 });
    expect(await texts(survey)).toMatchObject({ shown: 11 });
  });
});
