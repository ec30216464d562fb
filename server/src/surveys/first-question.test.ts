import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import { listItems } from "../testing/list-items.ts";
import { logStatements } from "../testing/log-statements.ts";
import {
  choiceQuestion,
  publishSurvey,
  publishWithKey,
} from "../testing/survey-builder.ts";
import { startTestApp } from "../testing/test-app.ts";

const text = { text: "Why?", type: "free_text" };
const challenge = {
  text: "Which colour is the bus?",
  type: "free_text",
  isChallenge: true,
  challengeExpectedResponse: "red",
};
const options = (count: number) =>
  Array.from({ length: count }, (_, n) => `Option ${n + 1}`);
const asked = (form: object) => ({ ...choiceQuestion, form });

describeWithDatabase("the first question of a survey in a list", (open) => {
  async function start() {
    const db = await open();
    const log = logStatements(db);
    const test = await startTestApp(log.db);
    return { ...test, log, creator: await test.visitor() };
  }

  it("is the one that its form asks first, with the same numbers and options", async () => {
    const { creator } = await start();
    const id = await publishSurvey(creator, {
      title: "Buses at night",
      feedback: true,
      questions: [challenge, choiceQuestion, text],
    });
    const { body } = await creator.get(`/surveys/${id}/questions`);
    const { items } = body as { items: { is_challenge: boolean }[] };
    const first = items.find(({ is_challenge }) => !is_challenge);
    expect(first).toMatchObject({ question_text: choiceQuestion.text });
    for (const path of [
      "/surveys",
      "/surveys?lat=52.5&lng=13.4",
      "/surveys/search?q=buses",
      "/surveys/top?metric=likes",
      "/feedback/surveys",
    ])
      expect([path, await listItems(creator, path)]).toEqual([
        path,
        [expect.objectContaining({ surveyId: id, first_question: first })],
      ]);
  });

  it.each<[string, object]>([
    ["a plain choice", choiceQuestion],
    ["yes or no", asked({ kind: "yes_no" })],
    ["required", asked({ kind: "choice", required: true })],
    ["a choice of 12 options", { ...choiceQuestion, options: options(12) }],
  ])("is stated if it is %s", async (_what, question) => {
    const { creator } = await start();
    await publishSurvey(creator, { questions: [question] });
    const [item] = await listItems(creator, "/surveys");
    expect(item).toHaveProperty("first_question");
  });

  it.each<[string, object[]]>([
    ["asks for text", [text, choiceQuestion]],
    ["allows several options", [{ ...choiceQuestion, allowMultiple: true }]],
    ["has 13 options", [{ ...choiceQuestion, options: options(13) }]],
    ["is a statement", [asked({ kind: "statement" })]],
    ["has a hint", [asked({ kind: "choice", hint: "On weekdays." })]],
    ["is shuffled", [asked({ kind: "choice", shuffled: true })]],
    [
      "is below a heading",
      [
        asked({
          kind: "choice",
          section: { heading: "At night", text: "", page: false },
        }),
      ],
    ],
  ])("is left out if it %s", async (_what, questions) => {
    const { creator } = await start();
    await publishSurvey(creator, { questions });
    const [item] = await listItems(creator, "/surveys");
    expect(item).toMatchObject({ title: "Night buses" });
    expect(item).not.toHaveProperty("first_question");
  });

  it("is left out of surveys that not everyone may answer now", async () => {
    const { app, creator, clock } = await start();
    const code = "open-sesame";
    await publishSurvey(creator, { visibility: { mode: "code", code } });
    await publishSurvey(creator, { expiresAt: "2026-03-02T11:00:00.000Z" });
    await publishSurvey(creator, { opensAt: "2026-03-20T11:00:00.000Z" });
    const owner = new KeyHolder(app, await publishWithKey(creator));
    await owner.patch({ tickets: "only" });
    clock.advance({ hours: 2 });
    for (const path of ["/surveys", `/surveys/search?code=${code}`]) {
      const { text: reply, status } = await creator.get(path);
      expect(status).toBe(200);
      expect(reply).toContain("Night buses");
      expect(reply).not.toContain("first_question");
    }
  });

  it("is read in one statement for a whole list", async () => {
    const { creator, log } = await start();
    await publishSurvey(creator);
    const read = async () => {
      await log.take();
      await creator.get("/surveys?open_only=1");
      return (await log.take()).length;
    };
    const one = await read();
    for (let n = 0; n < 5; n += 1) await publishSurvey(creator);
    expect(await read()).toBe(one);
  });

  it("follows a change of the question", async () => {
    const { app, creator } = await start();
    const owner = new KeyHolder(app, await publishWithKey(creator));
    const [before] = await listItems(creator, "/surveys");
    expect(before).toMatchObject({
      first_question: { question_text: choiceQuestion.text },
    });
    const questions = [{ ...choiceQuestion, text: "How often do you walk?" }];
    expect((await owner.patch({ questions })).status).toBe(200);
    const [after] = await listItems(creator, "/surveys");
    expect(after).toMatchObject({
      first_question: { question_text: "How often do you walk?" },
    });
  });
});
