import { limits } from "@nearsay/core/contract";
import type { FastifyInstance } from "fastify";
import type { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { publishWithKey, questionIds } from "../testing/survey-builder.ts";
import { KeyHolder } from "../testing/key-holder.ts";
import { startTestApp } from "../testing/test-app.ts";

const long = (mark: number, length: number) =>
  `${mark}`.padEnd(length, "調査の質問");

/** Each as long as the schema permits. */
const choices = Array.from({ length: 150 }, (_, place) => ({
  text: long(place, limits.questionTextMax),
  type: "multiple_choice",
  options: Array.from({ length: 10 }, (_option, option) =>
    long(option, limits.optionTextMax),
  ),
  allowMultiple: true,
}));

const texts = Array.from({ length: 90 }, (_, place) => ({
  text: `${place}?`,
  type: "free_text",
}));

describeWithDatabase("a long survey", (open) => {
  let author: TestClient;
  let visitor: TestClient;
  let app: FastifyInstance;

  beforeAll(async () => {
    const test = await startTestApp(await open());
    ({ app } = test);
    [author, visitor] = [await test.visitor(), await test.visitor()];
  });

  async function answer(id: number, answers: readonly unknown[]) {
    const ids = await questionIds(visitor, id);
    const given = Object.fromEntries(ids.map((one, at) => [one, answers[at]]));
    return visitor.post(`/surveys/${id}/responses`, { answers: given });
  }

  it("with ninety texts accepts as many answers of maximum length in any script", async () => {
    const { id } = await publishWithKey(author, { questions: texts });
    const answers = texts.map(() => "中".repeat(limits.answerMax));
    expect((await answer(id, answers)).status).toBe(200);
  });

  it("with 150 questions of ten options each can be published, answered completely, and edited", async () => {
    const made = await publishWithKey(author, { questions: choices });
    const answers = choices.map(({ options }) => options);
    expect((await answer(made.id, answers)).status).toBe(200);
    const title = "Still as long";
    const holder = new KeyHolder(app, made);
    const changed = await holder.patch({ title, questions: choices });
    expect(changed.status).toBe(200);
  });

  it("with more text than responses can hold is refused with the limit", async () => {
    const more = [...choices, ...choices.slice(0, 30)];
    const { body } = await author.post("/surveys/embedded-token");
    const survey = { title: "Long", type: "geo", questions: more };
    const refused = await author.post("/surveys", {
      survey: { ...survey, ...(body as { embeddedToken: string }) },
    });
    expect(refused.body).toMatchObject({
      status: 400,
      msg: "The texts of this survey have more than 600000 characters in total, in all languages together. Please shorten them.",
    });
  });
});
