import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import { everyKind, everyKindQuestions } from "../testing/question-kinds.ts";
import {
  choiceQuestion,
  publishSurvey,
  publishWithKey,
  surveyPayload,
} from "../testing/survey-builder.ts";
import type { ContentFilter } from "./content/content-filter.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

const challenge = {
  text: "Which line?",
  type: "free_text",
  isChallenge: true,
  challengeExpectedResponse: "Seven",
};

describeWithDatabase("the form of questions", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function refusal(questions: unknown[]): Promise<string> {
    const token = await creator.post("/surveys/embedded-token");
    const { embeddedToken } = token.body as { embeddedToken: string };
    const survey = { ...surveyPayload({ questions }), embeddedToken };
    const { status, body } = await creator.post("/surveys", { survey });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "INVALID_REQUEST" });
    return (body as { msg: string }).msg;
  }

  it("is returned as published to anyone and to keys; plain questions have none", async () => {
    const published = await publishWithKey(creator, {
      questions: everyKindQuestions,
    });
    const { body } = await creator.get(`/surveys/${published.id}/questions`);
    const { items } = body as { items: Record<string, unknown>[] };
    const forms = everyKindQuestions.map(({ form }) => form);
    expect(items.map(({ form }) => form)).toEqual(forms);
    expect(items.map(({ options }) => options)).toEqual([
      everyKind.owns.options,
      ["1", "2", "3", "4", "5"],
      everyKind.uses.options,
      everyKind.where.options,
      [],
      everyKind.trees.options,
      ...[[], []],
      everyKind.wider.options,
    ]);
    const owner = new KeyHolder(test.app, published);
    expect((await owner.view()).questions).toEqual(items);
  });

  it("is counted at its positions", async () => {
    const id = await publishSurvey(creator, { questions: everyKindQuestions });
    const counted = await db.query<{ count: number }>(sql`
      select count(option_place)::int as count
      from questions
      left join option_counts using (survey_id, question_id)
      where questions.survey_id = ${id}
      group by place
      order by place`);
    expect(counted.map(({ count }) => count)).toEqual([
      ...[3, 5, 4, 3, 0, 3 * 3 + 3 * 2, 20, 30, 3],
    ]);
  });

  it("refers to earlier questions without challenges, at any position", async () => {
    const { other, where } = everyKind;
    const rules = [{ question: 0, relation: "is", places: [2] }];
    const form = { kind: "text", within: true, showIf: { join: "and", rules } };
    const questions = [challenge, where, { ...other, form }];
    const id = await publishSurvey(creator, { questions });
    const { body } = await creator.get(`/surveys/${id}/questions`);
    expect(body).toMatchObject({ items: [{}, {}, { form: { within: true } }] });
    expect(await refusal([challenge, { ...other, form }, choiceQuestion])).toBe(
      "Question 2 depends on a question that does not come before it. Move it, or choose another question.",
    );
  });

  it("is stored without fields of other kinds and surrounding whitespace", async () => {
    const form = {
      kind: "text",
      hint: "  In a word ",
      scale: everyKind.lanes.form.scale,
      number: everyKind.far.form.number,
    };
    const id = await publishSurvey(creator, {
      questions: [{ text: "Why?", type: "free_text", form }],
    });
    const { body } = await creator.get(`/surveys/${id}/questions`);
    const { items } = body as { items: { form: unknown }[] };
    expect(items[0]?.form).toEqual({ kind: "text", hint: "In a word" });
  });

  const { lanes, uses, trees, far, day, owns } = everyKind;
  const asks = (rule: object, options = choiceQuestion.options) => [
    { ...choiceQuestion, options },
    {
      text: "Why?",
      type: "free_text",
      form: { kind: "text", showIf: { join: "and", rules: [rule] } },
    },
  ];
  const numberOf = (range: object) => [
    {
      ...far,
      form: { kind: "number", number: { ...far.form.number, ...range } },
    },
  ];

  it.each<[string, unknown[], string]>([
    [
      "a kind that does not match the type",
      [{ ...lanes, type: "free_text" }],
      "The kind of question 1 does not match its type, or does not allow more than one option.",
    ],
    [
      "several answers on a scale",
      [{ ...lanes, allowMultiple: true }],
      "The kind of question 1 does not match its type, or does not allow more than one option.",
    ],
    [
      "a scale without settings",
      [choiceQuestion, { ...lanes, form: { kind: "scale" } }],
      "Question 2 needs settings for its scale, its numbers or its dates.",
    ],
    [
      "a number question with an empty range",
      numberOf({ least: 7, most: 7 }),
      "In question 1, the lowest number must be below the highest, and both must fit the decimal places.",
    ],
    [
      "a first day after the last day",
      [
        {
          ...day,
          form: {
            kind: "date",
            dates: { first: "2026-11-02", last: "2026-11-01" },
          },
        },
      ],
      "In question 1, the first day must be before the last day, at most 120 years apart.",
    ],
    [
      "a ranking of one option",
      [{ ...trees, options: ["Oak"] }],
      "Question 1 needs at least two options.",
    ],
    [
      "a yes-or-no question with four options",
      [{ ...owns, options: ["a", "b", "c", "d"] }],
      "Question 1 has the wrong number of options. A yes-or-no question needs two or three, a statement three, and a ranking 2 to 10.",
    ],
    [
      "a minimum number of options that no one can choose",
      [{ ...uses, form: { ...uses.form, least: 4, most: 4 } }],
      "Question 1 asks for a number of options that nobody can choose. Change the lowest or the highest number.",
    ],
    [
      "an exclusive option that does not exist",
      [{ ...uses, form: { ...uses.form, exclusive: 4 } }],
      "In question 1, the option that excludes the others must exist, and the question must allow several options.",
    ],
    [
      "a condition on an option that does not exist",
      asks({ question: 0, relation: "is", places: [3] }),
      "Question 2 depends on an option that does not exist.",
    ],
    [
      "a condition on a question without options",
      [
        { text: "Why?", type: "free_text" },
        ...asks({ question: 0, relation: "is", places: [0] }),
      ],
      "Question 3 depends on a question without options.",
    ],
    [
      "a question with conditions that no answers meet",
      [
        { ...choiceQuestion, form: { kind: "choice", required: true } },
        {
          text: "Why?",
          type: "free_text",
          form: {
            kind: "text",
            showIf: {
              join: "and",
              rules: [
                { question: 0, relation: "is", places: [0] },
                { question: 0, relation: "is", places: [1] },
              ],
            },
          },
        },
      ],
      "Question 2 is never asked, because no answers to the questions before it match its rules. Change the rules.",
    ],
    [
      "an empty option, which would change the positions of the others",
      asks({ question: 0, relation: "is", places: [1] }, ["Yes", " ", "No"]),
      "Question 1 has an empty option.",
    ],
  ])("is refused with a message: %s", async (_what, questions, words) => {
    expect(await refusal(questions)).toBe(words);
  });

  it("is checked by the content filter like other texts", async () => {
    const checked: string[] = [];
    const contentFilter: ContentFilter = {
      allows: (text) => Promise.resolve(checked.push(...text.split("\n")) > 0),
    };
    const { visitor } = await startTestApp(db, { contentFilter });
    await publishSurvey(await visitor(), { questions: everyKindQuestions });
    expect(checked).toEqual(
      expect.arrayContaining([
        ...["Any that works", "Bad", "Good", "Trees", "Along the lanes", "km"],
      ]),
    );
  });
});
