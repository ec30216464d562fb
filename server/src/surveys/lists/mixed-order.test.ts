import sql from "sql-template-tag";
import { limits } from "@nearsay/core/contract";
import type { Database } from "../../base/db/database.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey, questionIds } from "../../testing/survey-builder.ts";
import { type TestApp, startTestApp } from "../../testing/test-app.ts";

interface Page {
  items: { surveyId: number; responses_count: number }[];
  next?: string;
}

const options = ["Weekly", "Monthly", "Never"];

describeWithDatabase("a visitor who polls the default list", (open) => {
  let db: Database;
  let test: TestApp;
  let watcher: TestClient;
  let watched: number[];

  beforeEach(async () => {
    db = await open();
    test = await startTestApp(db);
    watcher = await test.visitor();
    watched = [];
    for (let count = 0; count < 4; count += 1)
      watched.push(await publishSurvey(watcher, { results: "groups" }));
    // Inserts enough newer surveys that the oldest is on the second page.
    await db.query(sql`
      with written as (
        insert into surveys (
          survey_uuid, owner_id, title, instructions, created_at, expires_at
        )
        select gen_random_uuid(), gen_random_uuid(), 'Newer', '', now(),
               '2030-01-01'
        from generate_series(1, ${limits.listMax - 3})
        returning survey_id
      )
      insert into survey_counts (survey_id) select survey_id from written`);
  });

  async function observe(): Promise<Page> {
    return (await watcher.get("/surveys")).body as Page;
  }

  async function send(surveyId: number, answer: string): Promise<void> {
    const visitor = await test.visitor();
    const [choice = 0] = await questionIds(visitor, surveyId);
    const body = { answers: { [choice]: answer } };
    const { status } = await visitor.post(
      `/surveys/${surveyId}/responses`,
      body,
    );
    expect(status).toBe(200);
  }

  const ids = ({ items }: Page) => items.map(({ surveyId }) => surveyId);
  const held = (page: Page) => ids(page).sort((a, b) => a - b);

  it("gets the same surveys and the same next page, whatever was answered in the meantime", async () => {
    const before = await observe();
    const [oldest = 0] = watched;
    for (let person = 0; person < 6; person += 1) {
      await send(oldest, "Never");
      await send(watched[person % 4] ?? 0, "Weekly");
      const after = await observe();
      expect(held(after)).toEqual(held(before));
      expect(after.next).toBe(before.next);
    }
    expect(held(before)).not.toContain(oldest);
  });

  it("learns from the order nothing but the counts in the same reply", async () => {
    for (let person = 0; person < 8; person += 1) {
      await send(watched[1 + (person % 3)] ?? 0, options[person % 3] ?? "");
      const page = await observe();
      expect(ids(page)).toEqual(orderBy(page));
    }
  });
});

/**
 * The order that anyone can compute from the ids and counts of a page:
 * alternating between the newest and the most answered.
 */
function orderBy({ items }: Page): number[] {
  const newest = items.toSorted((a, b) => b.surveyId - a.surveyId);
  const active = newest.toSorted(
    (a, b) => b.responses_count - a.responses_count,
  );
  const order = new Set<number>();
  for (const [place, { surveyId }] of newest.entries()) {
    order.add(surveyId);
    order.add(active[place]?.surveyId ?? surveyId);
  }
  return [...order];
}
