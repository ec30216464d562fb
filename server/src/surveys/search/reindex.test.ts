import sql, { raw } from "sql-template-tag";
import type { Database, Queryable } from "../../base/db/database.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { reindexSurveys } from "./index-surveys.ts";

describeOnEachEngine("two surveys that exchange their words", (open) => {
  let db: Database;
  let publish: (title: string) => Promise<number>;

  beforeEach(async () => {
    db = await open();
    const test = await startTestApp(db);
    const creator = await test.visitor();
    publish = (title) =>
      publishSurvey(creator, { title, instructions: "", questions });
  });

  const questions = [{ text: "Why?", type: "free_text" }];

  async function rename(tx: Queryable, surveyId: number, title: string) {
    await tx.query(sql`
      update surveys set title = ${title} where survey_id = ${surveyId}`);
    await reindexSurveys(tx, [surveyId]);
  }

  async function expectCounts(): Promise<void> {
    for (const [table, word, words] of [
      ["search_words", "word", "words"],
      ["search_keywords", "term", "terms"],
    ] as const) {
      const counted = await db.query(sql`
        select ${raw(word)} as word, survey_count as count
        from ${raw(table)} order by 1`);
      const actual = await db.query(sql`
        select word, count(*) as count
        from search_documents, unnest(${raw(words)}) as word
        group by 1 order by 1`);
      expect(counted).toEqual(actual);
    }
  }

  it("do not deadlock", async () => {
    const [one, other] = [await publish("apples"), await publish("zebras")];
    // Locks the rows that both will need, as a third survey that is being
    // renamed would.
    const commit = await holdTransaction(db, (tx) =>
      tx.query(sql`
        select from search_words where word in ('apples', 'zebras', 'apple', 'zebra')
        for update`),
    );
    const renamed = [
      db.transaction((tx) => rename(tx, one, "zebras")),
      db.transaction((tx) => rename(tx, other, "apples")),
    ];
    await untilBlocked(db, 2);
    await commit();
    await Promise.all(renamed);
    await expectCounts();
  });

  it("have correct counts after any number of concurrent renamings", async () => {
    const ids = [
      await publish("apples and zebras"),
      await publish("zebras and middles"),
      await publish("middles"),
      await publish("other apples"),
    ];
    const titles = ["apples", "zebras and apples", "middles", "other zebras"];
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        ids.map((id, at) =>
          db.transaction((tx) =>
            rename(tx, id, titles[(round + at) % titles.length] ?? ""),
          ),
        ),
      );
    await expectCounts();
  });
});
