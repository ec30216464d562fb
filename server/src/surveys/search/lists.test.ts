import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { listItems } from "../../testing/list-items.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("top surveys and feedback surveys", (open) => {
  let db: Database;
  let test: TestApp;
  let visitor: TestClient;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    visitor = await test.visitor();
  });

  it("are sorted by current numbers of responses, likes and posts, closed surveys included", async () => {
    const closing = { expiresAt: "2026-03-02T11:00:00.000Z" };
    const first = await publishSurvey(visitor, { title: "First", ...closing });
    const second = await publishSurvey(visitor, { title: "Second" });
    const third = await publishSurvey(visitor, { title: "Third" });
    const top = async (metric: string, more = "") => {
      const path = `/surveys/top?metric=${metric}${more}`;
      return (await listItems(visitor, path)).map(({ surveyId }) => surveyId);
    };
    expect(await top("responses")).toEqual([third, second, first]);
    const [questionId] = await questionIds(visitor, first);
    await visitor.post(`/surveys/${first}/responses`, {
      answers: { [String(questionId)]: "Weekly" },
    });
    await visitor.post(`/surveys/${second}/like`);
    await visitor.post("/posts", { survey_id: second, content: "Hello" });
    test.clock.advance({ hours: 1 });
    expect(await top("responses")).toEqual([first, third, second]);
    expect(await top("likes")).toEqual([second, third, first]);
    expect(await top("discussion", "&limit=1")).toEqual([second]);
  });

  it("contain surveys that ask for feedback, newest first", async () => {
    const creator = await test.visitor();
    const older = await publishSurvey(creator, { feedback: true });
    await publishSurvey(creator);
    const newer = await publishSurvey(creator, { feedback: true });
    await publishSurvey(creator, {
      feedback: true,
      visibility: { mode: "code", code: "open-sesame" },
    });
    const listed = await listItems(visitor, "/feedback/surveys");
    expect(listed.map(({ surveyId }) => surveyId)).toEqual([newer, older]);
  });
});
