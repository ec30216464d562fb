import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { repairCounters } from "../../insights/analytics/repair-counters.ts";
import { createChanges } from "../../base/changes/changes.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  type KindName,
  answersById,
  everyKindQuestions,
} from "../../testing/question-kinds.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

type Answers = Partial<Record<KindName, string | string[]>>;

describeWithDatabase("answering questions of every kind", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let surveyId: number;
  let ids: number[];

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
    surveyId = await publishSurvey(creator, { questions: everyKindQuestions });
    ids = await questionIds(creator, surveyId);
  });

  async function respond(answers: Answers) {
    const visitor = await test.visitor();
    return visitor.post(`/surveys/${surveyId}/responses`, {
      answers: answersById(ids, answers),
    });
  }

  const all: Answers = {
    owns: "Yes",
    lanes: "4",
    uses: ["Tram", "Bus"],
    where: "Other …",
    other: " The hill ",
    trees: ["Elm", "Oak", "Ash"],
    far: "23",
    day: "2026-11-27",
    wider: "Agree",
  };

  it("stores the positions at which each answer is counted, and counters equal a recount", async () => {
    const { body } = await respond(all);
    expect(body).toEqual({ duplicate: false });
    const [row] = await db.query<{ answers: Record<string, unknown> }>(sql`
      select answers from responses where survey_id = ${surveyId}`);
    expect(row?.answers).toEqual(
      answersByPlace([
        [0],
        [3],
        [0, 1],
        [2],
        "The hill",
        [1, 5, 6, 9, 13, 14],
        [4],
        [26],
        [0],
      ]),
    );
    expect(await findCounterMismatches(db)).toEqual([]);
    await db.query(sql`update option_counts set choice_count = 9`);
    await repairCounters(db, createChanges());
    expect(await findCounterMismatches(db)).toEqual([]);
    const [ranked] = await db.query<{ places: number[] }>(sql`
      select json_agg(option_place order by option_place) as places
      from option_counts
      where survey_id = ${surveyId} and question_id = ${ids[5]}
        and choice_count = 1`);
    expect(ranked?.places).toEqual([1, 5, 6, 9, 13, 14]);
  });

  const answersByPlace = (stored: unknown[]): Record<string, unknown> =>
    Object.fromEntries(
      stored.map((answer, place) => [String(ids[place]), answer] as const),
    );

  it.each<[string, Answers, (ids: number[]) => string]>([
    [
      "a response without an answer to a required question",
      { far: "3" },
      ([owns]) => `Question ${owns} must be answered.`,
    ],
    [
      "an answer to a question that is not asked",
      { owns: "No", wider: "Agree" },
      (id) =>
        `Question ${id[8]} is not asked after these answers to the questions before it. Leave it out.`,
    ],
    [
      "the text of an option that was not chosen",
      { owns: "No", where: "The park", other: "The hill" },
      (id) =>
        `Question ${id[4]} is not asked after these answers to the questions before it. Leave it out.`,
    ],
    [
      "text instead of a number",
      { owns: "No", far: "far" },
      (id) => `The answer to question ${id[6]} must be one number.`,
    ],
    [
      "a number out of range",
      { owns: "No", far: "100" },
      (id) =>
        `The answer to question ${id[6]} must be a whole number from 0 to 99.`,
    ],
    [
      "a number with too many decimal places",
      { owns: "No", far: "9.5" },
      (id) =>
        `The answer to question ${id[6]} must be a whole number from 0 to 99.`,
    ],
    [
      "a day out of range",
      { owns: "No", day: "2026-12-01" },
      (id) =>
        `The answer to question ${id[7]} must be a day from 2026-11-01 to 2026-11-30.`,
    ],
    [
      "a day that does not exist",
      { owns: "No", day: "2026-11-31" },
      (id) =>
        `The answer to question ${id[7]} must be one day, written as 2026-11-27.`,
    ],
    [
      "a ranking of only some options",
      { owns: "No", trees: ["Oak", "Ash"] },
      (id) =>
        `The answer to question ${id[5]} must list all of its options in order.`,
    ],
    [
      "too many options",
      { owns: "No", uses: ["Bus", "Tram", "Train"] },
      (id) => `Question ${id[2]} allows at most 2 options.`,
    ],
    [
      "an option together with one that excludes it",
      { owns: "No", uses: ["Bus", "None of these"] },
      (id) =>
        `In question ${id[2]}, “None of these” cannot be combined with other options.`,
    ],
    [
      "a step that is not on the scale",
      { owns: "No", lanes: "6" },
      (id) => `An answer to question ${id[1]} is not one of its options.`,
    ],
  ])("refuses %s with a message", async (_what, answers, words) => {
    const { status, body } = await respond(answers);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST", msg: words(ids) });
  });

  it("accepts an exclusive option alone, and no answer to an optional question", async () => {
    expect(
      (await respond({ owns: "No", uses: ["None of these"] })).status,
    ).toBe(200);
    expect((await respond({ owns: "Not sure", far: " " })).status).toBe(200);
  });

  it("stores only the decade of a date of birth", async () => {
    const born = await publishSurvey(creator, {
      questions: [
        {
          text: "When were you born?",
          type: "free_text",
          form: {
            kind: "date",
            dates: { first: "1926-01-01", last: "2026-01-01" },
          },
        },
      ],
    });
    const [question] = await questionIds(creator, born);
    for (const answer of ["1999-12-31", "1990", "1995-06"]) {
      const visitor = await test.visitor();
      const { status } = await visitor.post(`/surveys/${born}/responses`, {
        answers: { [`${question}`]: answer },
      });
      expect(status).toBe(200);
    }
    const rows = await db.query<{ answers: Record<string, unknown> }>(sql`
      select answers from responses where survey_id = ${born}`);
    expect(rows.map(({ answers }) => answers)).toEqual(
      Array(3).fill({ [`${question}`]: [7] }),
    );
  });
});
