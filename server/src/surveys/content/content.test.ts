import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import {
  choiceQuestion,
  publishSurvey,
  questionIds,
  surveyPayload,
} from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { createBlocklist } from "./blocklist.ts";
import type { ContentFilter } from "./content-filter.ts";

describeWithDatabase("the content filter", (open) => {
  let author: TestClient;
  let surveyId: number;
  let asked: string[] = [];

  beforeAll(async () => {
    const holdsBlocked = createBlocklist("snark");
    const contentFilter: ContentFilter = {
      allows(text, where) {
        asked.push(where);
        return Promise.resolve(!holdsBlocked(text));
      },
    };
    const test = await startTestApp(await open(), { contentFilter });
    author = await test.visitor();
    surveyId = await publishSurvey(author);
  });

  beforeEach(() => {
    asked = [];
  });

  const refusal = {
    status: 422,
    code: "CONTENT_NOT_ALLOWED",
    msg: "Content not allowed.",
  };
  const content = "What a Snark!";

  it.each([
    { title: content },
    { instructions: content },
    { questions: [{ text: content, type: "free_text" }] },
    { questions: [{ ...choiceQuestion, options: ["Fine", content] }] },
  ])("checks a survey's texts on publication: %j", async (part) => {
    const token = await author.post("/surveys/embedded-token");
    const { embeddedToken } = token.body as { embeddedToken: string };
    const publish = (overrides: object) =>
      author.post("/surveys", {
        survey: { ...surveyPayload({ ...overrides }), embeddedToken },
      });
    expect((await publish(part)).body).toEqual(refusal);
    expect(asked).toEqual(["survey"]);
    expect((await publish({})).status).toBe(201);
  });

  it("checks posts, replies and edits of replies", async () => {
    const post = { content, survey_id: surveyId };
    expect((await author.post("/posts", post)).body).toEqual(refusal);
    const fine = { ...post, content: "Fine" };
    const postId = idOf(await author.post("/posts", fine));
    const reply = { postId, content };
    expect((await author.post("/replies", reply)).body).toEqual(refusal);
    const kept = await author.post("/replies", { postId, content: "Fine" });
    const path = `/replies/${idOf(kept)}`;
    expect((await author.put(path, { content })).body).toEqual(refusal);
    expect(asked).toEqual(["post", "post", "reply", "reply", "reply"]);
    const { body } = await author.get(`/replies?postId=${postId}`);
    expect(body).toMatchObject({ items: [{ content: "Fine" }] });
  });

  it("checks answers in free text, and no other answers", async () => {
    const [choice, text] = await questionIds(author, surveyId);
    const respond = (answers: object) =>
      author.post(`/surveys/${surveyId}/responses`, { answers });
    const refused = await respond({ [`${text}`]: content });
    expect(refused.body).toEqual(refusal);
    expect(asked).toEqual(["answer"]);
    const taken = await respond({ [`${choice}`]: "Weekly" });
    expect(taken.body).toEqual({ duplicate: false });
    expect(asked).toEqual(["answer"]);
  });

  it("is not called for requests that are refused anyway", async () => {
    const body = { content, survey_id: 999_999 };
    expect((await author.post("/posts", body)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

function idOf({ body }: { body: unknown }): number {
  return (body as { id: number }).id;
}
