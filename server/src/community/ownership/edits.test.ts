import sql from "sql-template-tag";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import type { ContentFilter } from "../../surveys/content/content-filter.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import { everyKind } from "../../testing/question-kinds.ts";
import {
  type Published,
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const challenge = {
  text: "Which line?",
  type: "free_text",
  isChallenge: true,
  challengeExpectedResponse: "Seven",
};
const why = { text: "Why?", type: "free_text" };

describeWithDatabase("editing a survey's questions", (open) => {
  let db: Database;
  let test: TestApp;
  let creator: TestClient;
  let published: Published;
  let owner: KeyHolder;
  let ids: [choice: number, text: number, challenge: number];

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  beforeEach(async () => {
    const questions = [choiceQuestion, why, challenge];
    published = await publishWithKey(creator, { questions });
    owner = new KeyHolder(test.app, published);
    ids = (await questionIds(creator, published.id)) as typeof ids;
  });

  async function respond(answers: Record<string, unknown>, line = "seven") {
    const visitor = await test.visitor();
    return visitor.post(`/surveys/${published.id}/responses`, {
      answers,
      challenge_answers: { [ids[2]]: line },
    });
  }

  const asked = async () =>
    (await creator.get(`/surveys/${published.id}/questions`)).body as {
      items: { id: number; question_text: string }[];
      edits: unknown[];
    };

  const {
    isChallenge: _,
    challengeExpectedResponse: __,
    ...unkeyed
  } = challenge;
  const kept = () => ({ ...unkeyed, isChallenge: true, id: ids[2] });

  it("adds, removes, moves and changes them until someone has answered; the remaining ones keep their numbers", async () => {
    const questions = [
      {
        text: "How do you feel?",
        type: "multiple_choice",
        options: ["Well", "Ill"],
      },
      { ...choiceQuestion, id: ids[0], allowMultiple: true },
      kept(),
    ];
    const { body } = await owner.patch({ questions });
    const { items, edits } = await asked();
    expect(body).toMatchObject({ questions: items, edits: [] });
    expect(edits).toEqual([]);
    expect(items).toMatchObject([
      { question_text: "How do you feel?" },
      { id: ids[0], allow_multiple: true },
      { id: ids[2], is_challenge: true },
    ]);
    const fresh = `${items[0]?.id}`;
    expect((await respond({ [ids[1]]: "Gone" })).status).toBe(400);
    expect((await respond({ [fresh]: "Well" }, "eight")).status).toBe(423);
    expect((await respond({ [fresh]: "Well" })).body).toEqual({
      duplicate: false,
    });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("adds nothing if the same questions are sent again, with or without numbers", async () => {
    const questions = [
      ...[choiceQuestion, why, challenge],
      { text: "When?", type: "free_text" },
    ];
    const first = await owner.patch({ questions });
    expect(first.body).toMatchObject({ version: 1, questions: { length: 4 } });
    expect((await owner.patch({ questions })).body).toEqual(first.body);
    expect((await asked()).items.slice(0, 3).map(({ id }) => id)).toEqual(ids);
  });

  it("changes only text after someone has answered, and shows everyone the text before and after", async () => {
    await respond({ [ids[0]]: "Weekly", [ids[1]]: "It is cheap" });
    const options = ["Each week", "Monthly", "Never"];
    const questions = [
      { ...choiceQuestion, id: ids[0], text: "How often?", options },
      { ...why, id: ids[1] },
      kept(),
    ];
    await owner.patch({ questions, title: "Buses at night" });
    const edits = [
      {
        part: "title",
        questionId: null,
        option: null,
        before: "Night buses",
        after: "Buses at night",
      },
      {
        part: "question",
        questionId: ids[0],
        option: null,
        before: choiceQuestion.text,
        after: "How often?",
      },
      {
        part: "option",
        questionId: ids[0],
        option: 0,
        before: "Weekly",
        after: "Each week",
      },
    ].map((edit) => ({ editedOn: "2026-03-02", ...edit }));
    expect((await owner.view()).edits).toEqual(edits);
    expect((await asked()).edits).toEqual(edits);
    const { body } = await creator.get(`/surveys/${published.id}/analytics`);
    expect(body).toMatchObject({
      mc_breakdown: { [ids[0]]: { "Each week": 1, Monthly: 0, Never: 0 } },
      questions_map: { [ids[0]]: "How often?" },
    });
    const file = await creator.get(`/surveys/${published.id}/export/html`);
    expect(file.text).toContain("How often?");
    const found = await creator.get("/surveys/search?q=buses+at+night");
    expect(found.text).toContain(`"surveyId":${published.id},`);
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it.each([
    [
      "a question of another kind",
      () => [{ ...why, id: ids[0] }, { ...why, id: ids[1] }, kept()],
    ],
    [
      "an added question",
      () => [
        { ...choiceQuestion, id: ids[0] },
        { ...why, id: ids[1] },
        kept(),
        why,
      ],
    ],
    ["a removed question", () => [{ ...choiceQuestion, id: ids[0] }, kept()]],
    [
      "another order of questions",
      () => [{ ...why, id: ids[1] }, { ...choiceQuestion, id: ids[0] }, kept()],
    ],
    [
      "permission to choose several options",
      () => [
        { ...choiceQuestion, id: ids[0], allowMultiple: true },
        { ...why, id: ids[1] },
        kept(),
      ],
    ],
    [
      "a removed option",
      () => [
        { ...choiceQuestion, id: ids[0], options: ["Weekly", "Never"] },
        { ...why, id: ids[1] },
        kept(),
      ],
    ],
    [
      "another expected answer to a challenge",
      () => [
        { ...choiceQuestion, id: ids[0] },
        { ...why, id: ids[1] },
        { ...challenge, id: ids[2], challengeExpectedResponse: "Eight" },
      ],
    ],
  ])(
    "refuses %s after someone has answered, with everything else in the request",
    async (_what, questions) => {
      await respond({ [ids[0]]: "Weekly" });
      const refused = await owner.patch({
        title: "New",
        questions: questions(),
      });
      expect(refused.body).toMatchObject({
        status: 409,
        code: "SURVEY_ANSWERED",
      });
      expect(await owner.view()).toMatchObject({
        version: 0,
        survey: { title: "Night buses" },
      });
    },
  );

  it("checks new text like that of a newly published survey", async () => {
    const contentFilter: ContentFilter = {
      allows: (text) => Promise.resolve(!text.includes("rude")),
    };
    const strict = await startTestApp(db, { contentFilter });
    const holder = new KeyHolder(strict.app, published);
    const rude = { text: "How rude?", type: "free_text" };
    for (const wanted of [
      { title: "A rude one" },
      { instructions: "Be rude." },
      { questions: [rude] },
      { questions: [{ ...choiceQuestion, options: ["Fine", "rude"] }] },
      { questions: [{ ...why, form: { kind: "text", hint: "Be rude" } }] },
    ])
      expect((await holder.patch(wanted)).body).toMatchObject({
        status: 422,
        code: "CONTENT_NOT_ALLOWED",
      });
    expect((await holder.patch({ title: "Fine" })).status).toBe(200);
    await strict.app.close();
  });

  describe("with forms", () => {
    const { lanes, far, trees, owns } = everyKind;
    let forms: number[];

    beforeEach(async () => {
      const questions = [lanes, far, trees, owns];
      published = await publishWithKey(creator, { questions });
      owner = new KeyHolder(test.app, published);
      forms = await questionIds(creator, published.id);
    });

    const wanted = (changes: (object | undefined)[] = []) =>
      [lanes, far, trees, owns].map((question, place) => ({
        ...question,
        ...changes[place],
        id: forms[place],
      }));

    const answerOnce = () =>
      creator.post(`/surveys/${published.id}/responses`, {
        answers: { [`${forms[0]}`]: "4", [`${forms[3]}`]: "Yes" },
      });

    it("changes everything until someone has answered, and counts at the new positions", async () => {
      const number = { least: 0, most: 4, decimals: 0, unit: "km" };
      const questions = wanted([
        { form: { ...lanes.form, required: true } },
        { form: { kind: "number", number } },
      ]);
      const { body } = await owner.patch({ questions });
      expect(body).toMatchObject({
        version: 1,
        questions: [{ form: { required: true } }, { form: { number } }, {}, {}],
        edits: [],
      });
      expect((await owner.patch({ questions })).body).toEqual(body);
      const [counted] = await db.query<{ count: number }>(sql`
        select count(*)::int as count from option_counts
        where survey_id = ${published.id} and question_id = ${forms[1]}`);
      expect(counted?.count).toBe(5);
    });

    it("changes only the text of a form after someone has answered, and shows the text before and after", async () => {
      await answerOnce();
      const questions = wanted([
        {
          form: { kind: "scale", scale: { ...lanes.form.scale, low: "Awful" } },
        },
        {
          form: {
            kind: "number",
            number: { ...far.form.number, unit: "kilometres" },
          },
        },
        {
          form: {
            kind: "ranking",
            section: { heading: "Old trees", text: "", page: true },
          },
        },
        { form: { kind: "yes_no", required: true } },
      ]);
      expect((await owner.patch({ questions })).status).toBe(200);
      const { questions: now, edits } = await owner.view();
      expect(now).toMatchObject(questions.map(({ form }) => ({ form })));
      expect(edits.map(({ editedOn: _on, ...edit }) => edit)).toEqual(
        (
          [
            [0, "Bad", "Awful"],
            [1, "km", "kilometres"],
            [2, "Trees", "Old trees"],
            [2, "Along the lanes", ""],
            [3, "Any that works", ""],
          ] as const
        ).map(([place, before, after]) => ({
          part: "form",
          questionId: forms[place],
          option: null,
          before,
          after,
        })),
      );
    });

    it.each<[string, number, object]>([
      [
        "another scale",
        0,
        { ...lanes.form, scale: { ...lanes.form.scale, to: 7 } },
      ],
      [
        "numbers instead of stars",
        0,
        { ...lanes.form, scale: { ...lanes.form.scale, look: "numbers" } },
      ],
      [
        "other bounds of a number",
        1,
        { kind: "number", number: { ...far.form.number, most: 98 } },
      ],
      [
        "a section without a separate page",
        2,
        {
          kind: "ranking",
          section: { heading: "Trees", text: "", page: false },
        },
      ],
      [
        "a required question that becomes optional",
        3,
        { kind: "yes_no", hint: "Any that works" },
      ],
    ])("refuses %s after someone has answered", async (_what, place, form) => {
      await answerOnce();
      const changes = forms.map((_id, at) =>
        at === place ? { form } : undefined,
      );
      const refused = await owner.patch({ questions: wanted(changes) });
      expect(refused.body).toMatchObject({
        status: 409,
        code: "SURVEY_ANSWERED",
      });
    });
  });
});
