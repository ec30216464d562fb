import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type ReadSurvey,
  type Rows,
  type Texts,
  startReadSurvey,
} from "../../testing/read-survey.ts";

const groupSize = 10;
const options = ["Weekly", "Monthly", "Never"];

/** What a key holder can read of a survey at one moment. */
interface Sight {
  why: string[];
  else: string[];
  rows: string[];
}

async function observe(survey: ReadSurvey): Promise<Sight> {
  const texts = async (question: number) =>
    ((await survey.get(`/texts?question=${question}`)).body as Texts).items;
  const { items } = (await survey.get("/rows")).body as Rows;
  return {
    why: await texts(survey.why),
    else: await texts(survey.other),
    rows: items.map(({ answers }) => String(answers[survey.other])),
  };
}

/** Rank correlation of two orders of the same things, from -1 to 1. */
function likeness(one: string[], other: string[]): number {
  const n = one.length;
  const places = new Map(other.map((thing, place) => [thing, place]));
  const apart = one.reduce(
    (sum, thing, place) => sum + (place - (places.get(thing) ?? place)) ** 2,
    0,
  );
  return 1 - (6 * apart) / (n * (n * n - 1));
}

/** Of two random orders of 60, one pair in millions is more similar. */
const alike = 0.7;

describeWithDatabase("an author who polls free-text answers", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  it("never sees the text of a single person appear, even with many responses of their own from one network", async () => {
    const survey = await startReadSurvey(db, { reads: "rows" });
    let before = await observe(survey);
    for (let person = 0; person < 100; person += 1) {
      const own = person % 3 === 0;
      await survey.respond({
        one: options[person % 3]!,
        ...(own && { network: "the author's" }),
        // Fewer others than the author answer the first question.
        ...((own || person % 2 === 1) && {
          why: own ? `own ${person}` : `stranger ${person}`,
        }),
        else: own ? `own ${person}` : `stranger ${person}`,
      });
      await survey.release();
      const now = await observe(survey);
      for (const part of ["why", "else", "rows"] as const) {
        const came = now[part].length - before[part].length;
        expect(came === 0 || came >= groupSize).toBe(true);
        const seen = new Set(before[part]);
        const strangers = now[part].filter(
          (text) => text.startsWith("stranger") && !seen.has(text),
        );
        expect(strangers).not.toHaveLength(1);
      }
      before = now;
    }
    expect(before.why.length).toBeGreaterThan(0);
    expect(before.else.length).toBeGreaterThanOrEqual(groupSize);
  });

  it("learns from no order who wrote which texts together, or when", async () => {
    const survey = await startReadSurvey(db, {
      reads: "rows",
      results: "closed",
    });
    const people = Array.from({ length: 60 }, (_, index) => `person ${index}`);
    await survey.respond(...people.map((name) => ({ why: name, else: name })));
    survey.close();
    await survey.release();
    const { why, else: other, rows } = await observe(survey);
    const orders = { why, other, rows, written: people };
    const names = Object.keys(orders) as (keyof typeof orders)[];
    for (const one of names)
      for (const two of names.filter((name) => name > one)) {
        expect(orders[one]).toHaveLength(60);
        expect(likeness(orders[one], orders[two])).toBeLessThan(alike);
      }
  });

  it("finds nothing that links a response to its person, a time or another survey", async () => {
    const actors = Array.from({ length: 20 }, () => crypto.randomUUID());
    // All responses of both are readable, so that nothing but their order can
    // differ.
    const closed = { reads: "rows", results: "closed" };
    const surveys = [
      await startReadSurvey(db, closed),
      await startReadSurvey(db, closed),
    ];
    for (const survey of surveys)
      await survey.respond(
        ...actors.map((actorId, index) => ({
          actorId,
          why: `text ${index}`,
          one: options[index % 3]!,
        })),
      );
    for (const survey of surveys) {
      survey.close();
      await survey.release();
      const paths = [
        `/texts?question=${survey.why}&limit=4`,
        "/rows?limit=4",
        ...["csv", "jsonl"].map((kind) => `/export/responses.${kind}`),
      ];
      for (const path of paths) {
        const { text } = await survey.get(path);
        for (const actorId of actors) expect(text).not.toContain(actorId);
        expect(text).not.toMatch(/\d{4}-\d\d-\d\d|\d\d:\d\d/);
      }
    }
    const [one, other] = await Promise.all(surveys.map(observe));
    for (const { why } of [one!, other!])
      expect(why).toHaveLength(actors.length);
    expect(one!.why).not.toEqual(other!.why);
  });
});
