import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../../testing/key-holder.ts";
import {
  choiceQuestion,
  publishWithKey,
  questionIds,
} from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

const german = {
  language: "de",
  title: "Nachtbusse",
  instructions: "",
  questions: [
    {
      text: "Wie oft?",
      options: ["Jede Woche", "Jeden Monat", "Nie"],
      words: {},
    },
    { text: "Warum?", options: [], words: {} },
  ],
};

const why = { text: "Why?", type: "free_text" };

/** The German translation with other text for the options. */
const translationWith = (...options: string[]) => ({
  ...german,
  questions: [{ ...german.questions[0], options }, german.questions[1]],
});

describeWithDatabase("editing a survey's translations", (open) => {
  let test: TestApp;
  let creator: TestClient;
  let id: number;
  let owner: KeyHolder;
  let choice: number;
  let text: number;

  beforeAll(async () => {
    const db: Database = await open();
    test = await startTestApp(db);
    creator = await test.visitor();
  });

  async function publish(overrides: object) {
    const published = await publishWithKey(creator, {
      language: "en",
      ...overrides,
    });
    id = published.id;
    owner = new KeyHolder(test.app, published);
    [choice = 0, text = 0] = await questionIds(creator, id);
  }

  beforeEach(() => publish({ translations: [german] }));

  async function respond(answer: string): Promise<number> {
    const visitor = await test.visitor();
    const answers = { [choice]: answer };
    return (await visitor.post(`/surveys/${id}/responses`, { answers })).status;
  }

  const optionsNow = async () =>
    (await owner.view()).translations?.[0]?.questions[0]?.options;

  it("follow options that are moved, and are removed with deleted options", async () => {
    const options = ["Never", "Daily", "Weekly", "Yearly"];
    const questions = [{ ...choiceQuestion, id: choice, options }, why];
    const { status } = await owner.patch({ questions });
    expect(status).toBe(200);
    expect(await optionsNow()).toEqual([
      "Nie",
      "Jeden Monat",
      "Jede Woche",
      "",
    ]);
    expect(await respond("Nie")).toBe(200);
    const { body } = await creator.get(`/surveys/${id}/analytics`);
    expect(body).toMatchObject({ mc_breakdown: { [choice]: { Never: 1 } } });
  });

  it("stay the same if the same questions are sent again without numbers", async () => {
    const before = await owner.view();
    const { body } = await owner.patch({ questions: [choiceQuestion, why] });
    expect(body).toEqual(before);
  });

  it("can be added after someone has answered, and are not listed as changes", async () => {
    await publish({});
    expect(await respond("Jede Woche")).toBe(400);
    expect(await respond("Weekly")).toBe(200);
    const { body } = await owner.patch({ translations: [german] });
    expect(body).toMatchObject({
      version: 1,
      edits: [],
      translations: [german],
    });
    expect(await respond("Jede Woche")).toBe(200);
    const again = await owner.patch({ translations: [german] });
    expect(again.body).toMatchObject({ version: 1 });
  });

  it("show everyone the text before and after once someone has answered", async () => {
    await respond("Nie");
    const { body } = await owner.patch({
      translations: [
        { ...translationWith("Wöchentlich", "", "Nie"), title: "Busse nachts" },
      ],
    });
    expect(body).toMatchObject({
      edits: [
        { part: "title", before: "Nachtbusse", after: "Busse nachts" },
        {
          part: "option",
          questionId: choice,
          option: 0,
          before: "Jede Woche",
          after: "Wöchentlich",
        },
        // An option without a translation, which now appears in the original
        // language.
        { part: "option", option: 1, before: "Jeden Monat", after: "Monthly" },
      ],
    });
    expect(await respond("Jede Woche")).toBe(400);
    expect(await respond("Wöchentlich")).toBe(200);
  });

  it("are removed together, and each text is listed with the original that replaces it", async () => {
    await respond("Nie");
    const { body } = await owner.patch({ translations: [] });
    expect(body).not.toHaveProperty("translations");
    expect(body).toMatchObject({
      edits: [
        { part: "title", after: "Night buses" },
        { part: "question", questionId: choice, after: choiceQuestion.text },
        { after: "Weekly" },
        { after: "Monthly" },
        { after: "Never" },
        { part: "question", questionId: text, after: "Why?" },
      ],
    });
  });

  it.each<[string, object]>([
    ["a survey without a language", { language: null }],
    ["the language in which the survey is written", { language: "de" }],
    [
      "an option with the text that translates another option",
      {
        questions: [
          { ...choiceQuestion, options: ["Nie", "Monthly", "Never"] },
          why,
        ],
      },
    ],
    [
      "a translation with one text for two options",
      { translations: [translationWith("Never", "", "")] },
    ],
  ])("refuse %s", async (_name, changes) => {
    const given = changes as { questions?: object[] };
    const [first, ...rest] = given.questions ?? [];
    const questions = first && [{ ...first, id: choice }, ...rest];
    const { status, body } = await owner.patch({
      ...changes,
      ...(questions && { questions }),
    });
    expect([status, body]).toMatchObject([400, { code: "INVALID_REQUEST" }]);
  });
});
