import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { findCounterMismatches } from "./recount.ts";
import { createChanges } from "../../base/changes/changes.ts";
import { logStatements } from "../../testing/log-statements.ts";
import { repairCounters } from "./repair-counters.ts";

describeOnEachEngine("the recount", (open) => {
  let db: Database;
  let creator: TestClient;
  let surveyId: number;
  let postId: number;

  beforeAll(async () => {
    db = await open();
    const { visitor } = await startTestApp(db);
    creator = await visitor();
    surveyId = await publishSurvey(creator);
    const [choice, text] = await questionIds(creator, surveyId);
    const answers = { [`${choice}`]: "Never", [`${text}`]: "A great walk!" };
    await creator.post(`/surveys/${surveyId}/responses`, { answers });
    await creator.post(`/surveys/${surveyId}/like`);
    const content = { content: "Hello", survey_id: surveyId };
    const post = await creator.post("/posts", content);
    postId = (post.body as { id: number }).id;
    await creator.post("/posts/like", { postId });
    await creator.post("/replies", { postId, content: "Hi" });
  });

  it("finds no difference in what the server wrote", async () => {
    expect(await findCounterMismatches(db)).toEqual([]);
    const written = await db.query(sql`select term from term_counts`);
    expect(written).toContainEqual({ term: "walk" });
  });

  it.each([
    ["released", "update survey_counts set released_count = 9", 9],
    ["responses", "update survey_counts set response_count = 9", 9],
    ["answers", "update question_counts set answer_count = 4", 4],
    ["rows read", "update survey_counts set read_count = 5", 5],
    ["texts read", "update question_counts set read_count = 6", 6],
    ["choices", "update option_counts set choice_count = 5", 5],
    ["hours", "delete from response_hours", 0],
    ["terms", "delete from term_counts", 0],
    ["terms", "update term_counts set response_count = 3", 3],
    ["sentiments", "update survey_counts set sentiment_count = 0", 0],
    ["sentiment sum", "update survey_counts set sentiment_sum = 2", 2],
    ["sentiment bins", "update sentiment_bins set bin = 0", 1],
    ["likes", "update survey_counts set like_count = 7", 7],
    ["posts", "update survey_counts set post_count = 0", 0],
    ["replies", "update posts set reply_count = 2", 2],
    ["post likes", "update posts set like_count = 0", 0],
  ])(
    "finds and repairs wrong counters of %s (%s)",
    async (counter, spoil, counted) => {
      await db.query(sql`${raw(spoil)}`);
      const found = await findCounterMismatches(db);
      expect(found).toContainEqual(
        expect.objectContaining({ counter, surveyId, counted }),
      );
      expect(new Set(found.map((item) => item.counter))).toEqual(
        new Set([counter]),
      );
      const changes = createChanges();
      const announced = new Set<number>();
      changes.listen((change) => announced.add(change.surveyId));
      expect(await repairCounters(db, changes)).toEqual(found);
      expect([...announced]).toEqual([surveyId]);
      expect(await findCounterMismatches(db)).toEqual([]);
    },
  );

  it("checks a few surveys at a time, and leaves none out", async () => {
    const others = [
      await publishSurvey(creator, { title: "Parks" }),
      await publishSurvey(creator, { title: "Benches" }),
    ];
    // More than one statement checks.
    await db.query(sql`update survey_counts set response_count = 30000`);
    const log = logStatements(db);
    const found = await findCounterMismatches(log.db);
    expect(found.map((item) => item.surveyId)).toEqual([surveyId, ...others]);
    expect(found[0]).toMatchObject({ counter: "responses", counted: 30_000 });
    expect(await log.take()).toHaveLength(1 + 3);
    await repairCounters(db, createChanges());
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("stops between two surveys when it is aborted", async () => {
    await db.query(sql`update survey_counts set like_count = 7`);
    const left = new AbortController();
    const repaired: number[] = [];
    const repair = repairCounters(db, createChanges(), {
      signal: left.signal,
      onRepaired: ([first]) => {
        repaired.push(first?.surveyId ?? 0);
        left.abort(new Error("gone"));
      },
    });
    await expect(repair).rejects.toThrow("gone");
    expect(repaired).toEqual([surveyId]);
    expect(await findCounterMismatches(db)).toHaveLength(2);
    await expect(
      findCounterMismatches(db, { signal: left.signal }),
    ).rejects.toThrow("gone");
  });
});
