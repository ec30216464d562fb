import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";
import { readAnalytics } from "./read-analytics.ts";

interface Analytics {
  resp_count: number;
  resp_count_timeseries: { bucket: string; count: number }[];
  sentiment_avg: number | null;
  sentiment_hist: { bucket: string; count: number }[];
  top_keywords: { term: string; count: number }[];
  llm_summary: string;
  withheld: { until: number; parts: string[] } | null;
}

describeWithDatabase("insights", (open) => {
  let db: Database;
  let test: TestApp;
  let surveyId: number;

  beforeAll(async () => {
    db = await open();
  });

  beforeEach(async () => {
    test = await startTestApp(db);
    surveyId = await publishSurvey(await test.visitor());
  });

  it("contain the language of a survey and its options", async () => {
    const creator = await test.visitor();
    const german = await publishSurvey(creator, { language: "de" });
    const { body } = await creator.get(`/surveys/${german}/analytics`);
    expect(body).toMatchObject({ language: "de" });
  });

  async function respond(...texts: string[]) {
    for (const text of texts) {
      const visitor = await test.visitor();
      const [choice, why] = await questionIds(visitor, surveyId);
      const answers = { [`${choice}`]: "Weekly", [`${why}`]: text };
      await visitor.post(`/surveys/${surveyId}/responses`, { answers });
    }
  }

  async function read(app = test): Promise<Analytics> {
    const visitor = await app.visitor();
    const answer = await visitor.get(`/surveys/${surveyId}/analytics`);
    return answer.body as Analytics;
  }

  it("withhold results of free texts until five people have answered, and state from when on they are shown", async () => {
    await respond("Great buses", "Great buses", "Great buses", "Great buses");
    await db.query(sql`
      insert into survey_summaries (survey_id, summary)
      values (${surveyId}, 'Too early.')`);
    expect(await read()).toMatchObject({
      resp_count: 4,
      sentiment_avg: null,
      sentiment_hist: [],
      top_keywords: [],
      llm_summary: "",
      withheld: { until: 5, parts: ["keywords", "sentiment", "summary"] },
    });
    await respond("Great buses");
    expect(await read()).toMatchObject({
      withheld: null,
      llm_summary: "Too early.",
      top_keywords: [
        { term: "buses", count: 5 },
        { term: "great", count: 5 },
        { term: "great buses", count: 5 },
      ],
    });
  });

  it("withhold them up to the configured number of responses", async () => {
    const eager = await startTestApp(db, {}, { insightsMinResponses: 1 });
    await respond("Great buses");
    expect((await read(eager)).withheld).toBeNull();
  });

  it("never show a word that fewer than three people used", async () => {
    await respond("Anna, shade", "Anna shade", "shade", "Bo", "Cy");
    const { top_keywords } = await read();
    expect(top_keywords).toEqual([{ term: "shade", count: 3 }]);
  });

  it("contain the average sentiment and its distribution over ten bins", async () => {
    await respond("Great", "Terrible", "The bus has doors", "公园很好", "B61");
    const { sentiment_avg, sentiment_hist } = await read();
    expect(sentiment_avg).toBeCloseTo(0, 1);
    expect(sentiment_hist.map(({ bucket }) => bucket)).toEqual([
      "-1.0…-0.8",
      "-0.8…-0.6",
      "-0.6…-0.4",
      "-0.4…-0.2",
      "-0.2…0.0",
      "0.0…0.2",
      "0.2…0.4",
      "0.4…0.6",
      "0.6…0.8",
      "0.8…1.0",
    ]);
    expect(sentiment_hist.map(({ count }) => count)).toEqual([
      0, 1, 0, 0, 0, 1, 0, 0, 1, 0,
    ]);
  });

  it("contain no sentiment if no response has one", async () => {
    await respond("公园很好", "B61", "公园", "公园很好", "公园");
    expect((await read()).sentiment_avg).toBeNull();
  });

  it("list the fifty most used terms, ties in alphabetical order", async () => {
    await respond("a", "b", "c", "d", "e");
    await db.query(sql`
      insert into term_counts (
        survey_id, term, response_count, apart_count
      )
      select ${surveyId}, 'term' || lpad(n::text, 4, '0'), 2 + n / 500, 3
      from generate_series(1, 1000) as n`);
    const { top_keywords } = await read();
    expect(top_keywords).toHaveLength(50);
    expect(top_keywords[0]).toEqual({ term: "term1000", count: 4 });
    expect(top_keywords[1]).toEqual({ term: "term0500", count: 3 });
    expect(top_keywords[49]).toEqual({ term: "term0548", count: 3 });
  });

  it("are read with a statement that walks indexes only as far as it shows terms", async () => {
    await db.query(sql`
      insert into term_counts (
        survey_id, term, response_count, apart_count
      )
      select ${surveyId}, 'term' || n, 3, 3
      from generate_series(1, 20000) as n`);
    await db.query(sql`analyze term_counts`);
    const plan = await db.query<Record<string, string>>(sql`
      explain select term, response_count
      from term_counts
      where survey_id = ${surveyId}
        and part = 0
        and apart_count >= 3
        and response_count > 0
      order by response_count desc, term
      limit 50`);
    const text = JSON.stringify(plan);
    expect(text).toMatch(/Index( Only)? Scan/);
    expect(text).not.toMatch(/Sort/);
  });

  it("keep the curve of a long survey although it is added up by day", async () => {
    const start = test.clock.now.getTime();
    const hour = (n: number) => new Date(start + n * 3_600_000);
    for (const n of [0, 5, 30, 24 * 40]) {
      await db.query(sql`
        insert into response_hours (survey_id, hour, response_count)
        values (${surveyId}, date_trunc('hour', ${hour(n)}::timestamptz, 'UTC'), 2)`);
    }
    const expiresAt = hour(24 * 50);
    const rule = {
      results: "live",
      resultsGroup: 10,
      leftOutReason: null,
      language: null,
      tickets: "off",
      answerPlaces: "none",
    } as const;
    const survey = { surveyId, expiresAt, ...rule };
    const figures = await readAnalytics(db, hour(24 * 41), 5, survey);
    const counts = figures.timeSeries.filter(({ count }) => count > 0);
    expect(counts).toEqual([
      { bucket: "2026-03-02T00:00:00.000Z", count: 4 },
      { bucket: "2026-03-03T00:00:00.000Z", count: 2 },
      { bucket: "2026-04-11T00:00:00.000Z", count: 2 },
    ]);
  });
});
