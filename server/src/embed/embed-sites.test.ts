import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { TestClient } from "../testing/client.ts";
import { describeWithDatabase } from "../testing/describe-on-each-engine.ts";
import { EmbedPage, inlineAt } from "../testing/embed-page.ts";
import { publishSurvey, questionIds } from "../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../testing/test-app.ts";

describeWithDatabase("sites that embed a survey", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;
  let answers: Record<string, string>;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
  });

  beforeEach(async () => {
    const author = await test.visitor();
    surveyId = await publishSurvey(author);
    const [id = 0] = await questionIds(author, surveyId);
    answers = { [id]: "Never" };
  });

  afterAll(() => test.app.close());

  async function answerAt(site: string) {
    const page = new EmbedPage(test.app, surveyId, inlineAt(site));
    await page.visit();
    await page.send("POST", "/consent");
    const { body } = await page.send("POST", "/responses", { answers });
    expect(body).toMatchObject({ duplicate: false });
    return page;
  }

  async function sites() {
    const client = new TestClient(test.app);
    const { body } = await client.get(`/surveys/${surveyId}/integrity`);
    return (body as { sites: unknown }).sites;
  }

  it("are named after they sent twenty responses, and the day is over", async () => {
    for (let n = 0; n < 20; n += 1) await answerAt("https://paper.example");
    for (let n = 0; n < 19; n += 1) await answerAt("https://small.example");
    expect(await sites()).toEqual([]);
    test.clock.advance({ hours: 24 });
    expect(await sites()).toEqual([
      { site: "https://paper.example", responses: 20 },
    ]);
  });

  it("are not counted for duplicate responses", async () => {
    const page = await answerAt("https://paper.example");
    const { body } = await page.send("POST", "/responses", { answers });
    expect(body).toMatchObject({ duplicate: true });
    const rows = await db.query(sql`
      select response_count as "count" from embed_sites
      where survey_id = ${surveyId}`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it("are stored by name up to a limit, however many a script makes up", async () => {
    for (let n = 0; n < 60; n += 1) await answerAt(`https://n${n}.example`);
    await answerAt("https://n1.example");
    const rows = await db.query<{ site: string; count: number }>(sql`
      select site, response_count as "count" from embed_sites
      where survey_id = ${surveyId} order by 2 desc, 1`);
    expect(rows).toHaveLength(51);
    expect(rows.slice(0, 2)).toEqual([
      { site: "", count: 10 },
      { site: "https://n1.example", count: 2 },
    ]);
  });
});
