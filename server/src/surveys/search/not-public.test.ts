import sql from "sql-template-tag";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { choiceQuestion, publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";

describeWithDatabase("a survey that is not public", (open) => {
  const canary = "xylocopa";

  it("is in no list, suggestion or keyword, not even for its owner", async () => {
    const db = await open();
    const test = await startTestApp(db);
    const owner = await test.visitor();
    await publishSurvey(owner, { title: "Public" });
    await publishSurvey(owner, {
      title: `A ${canary} garden`,
      instructions: canary,
      feedback: true,
      questions: [{ ...choiceQuestion, text: `Which ${canary}?` }],
      visibility: { mode: "code", code: "open-sesame" },
    });
    const paths = [
      `/surveys/search?q=${canary}`,
      `/surveys/suggest?q=${canary}`,
      "/surveys/suggest?q=xyl",
      "/surveys/keywords",
      "/surveys/top?metric=responses",
      "/surveys/top?metric=likes",
      "/surveys/top?metric=discussion",
      "/feedback/surveys",
      "/surveys",
    ];
    for (const path of paths) {
      const { status, text } = await owner.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text.replaceAll(`q=${canary}`, "")).not.toContain(canary);
    }
    const kept = await db.query(sql`
      select word from search_words where word = ${canary}
      union all
      select word from search_postings where word = ${canary}
      union all
      select term from search_keywords where term like '%xylo%'`);
    expect(kept).toEqual([]);
  });
});
