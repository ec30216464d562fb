import sql from "sql-template-tag";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { startTestApp } from "../testing/test-app.ts";
import { findCounterMismatches } from "./recount.ts";

describeOnEachEngine("findCounterMismatches", (open) => {
  it("finds none in what the server wrote, and each counter that was changed", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    const creator = await visitor();
    const surveyId = await publishSurvey(creator);
    const [choice, text] = await questionIds(creator, surveyId);
    const answers = { [`${choice}`]: "Never", [`${text}`]: "I walk." };
    await creator.post(`/surveys/${surveyId}/responses`, { answers });
    const content = { content: "Hello", survey_id: surveyId };
    const post = await creator.post("/posts", content);
    const { id: postId } = post.body as { id: number };
    await creator.post("/replies", { postId, content: "Hi" });
    expect(await findCounterMismatches(db)).toEqual([]);

    await db.query(
      sql`update survey_counts set response_count = 9, post_count = 0`,
    );
    await db.query(sql`update posts set reply_count = 2`);
    await db.query(
      sql`update question_counts set answer_count = 4 where question_id = ${choice}`,
    );
    await db.query(
      sql`update option_counts set choice_count = 5 where option_place = 0`,
    );
    await db.query(sql`delete from response_hours`);
    const same = { surveyId };
    expect(await findCounterMismatches(db)).toEqual([
      { ...same, counter: "answers", item: `${choice}`, counted: 4, actual: 1 },
      {
        ...same,
        counter: "choices",
        item: `${choice}/0`,
        counted: 5,
        actual: 0,
      },
      {
        ...same,
        counter: "hours",
        item: expect.stringContaining("2026-03-02 ") as string,
        counted: 0,
        actual: 1,
      },
      { ...same, counter: "posts", item: "", counted: 0, actual: 1 },
      { ...same, counter: "replies", item: `${postId}`, counted: 2, actual: 1 },
      { ...same, counter: "responses", item: "", counted: 9, actual: 1 },
    ]);
  });
});
