import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { migrate } from "../../base/db/migrate.ts";
import type { Answer } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import {
  holdTransaction,
  untilBlocked,
} from "../../testing/hold-transaction.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp } from "../../testing/test-app.ts";

const migrations = fileURLToPath(
  new URL("../../../migrations", import.meta.url),
);

describeOnEachEngine("the number of a reply", (open) => {
  it("is unique, even if two are written at once to two posts", async () => {
    const db = await open();
    const { visitor } = await startTestApp(db);
    const writer = await visitor();
    const surveyId = await publishSurvey(writer);
    const idOf = ({ body }: Answer) => (body as { id: number }).id;
    const post = async () =>
      idOf(await writer.post("/posts", { survey_id: surveyId, content: "A" }));
    const [first, second] = [await post(), await post()];
    await writer.post("/replies", { postId: first, content: "Before" });
    // Above what chance produces, so that the next number continues from it.
    await db.execute("update replies set reply_id = reply_id + (1 << 28)");
    // Takes every number that the next reply could get, in the other post.
    const commit = await holdTransaction(db, (tx) =>
      tx.query(sql`
        insert into replies (
          survey_id, post_id, reply_id, voice_name, content, created_at
        )
        select survey_id, post_id, reply_id + gap, voice_name, content, created_at
        from replies, generate_series(1, 70000) as gap`),
    );
    const writing = writer.post("/replies", { postId: second, content: "Now" });
    await untilBlocked(db);
    await commit();
    const written = await writing;
    expect(written.status).toBe(201);
    expect(await doubled(db)).toEqual([]);
  });

  it("is made unique if two replies had the same", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nearsay-reply-numbers-"));
    const files = await readdir(migrations);
    for (const file of files.filter((name) => name < "0039"))
      await cp(join(migrations, file), join(folder, file));
    const db = await open({ empty: true });
    await migrate(db, folder);
    await rm(folder, { recursive: true });
    await db.execute(`
      insert into surveys (
        survey_uuid, owner_id, title, instructions, created_at, expires_at
      )
      select gen_random_uuid(), gen_random_uuid(), 'Old', '', now(), now()
      from generate_series(1, 2);
      insert into posts (survey_id, post_id, actor_id, content, created_at)
      select survey, post, gen_random_uuid(), '', now()
      from (values (1, 1), (1, 2), (1, 3), (2, 4)) as given (survey, post);
      insert into replies (
        survey_id, post_id, reply_id, actor_id, content, created_at
      )
      select survey, post, reply, gen_random_uuid(), content, now()
      from (values
        (1, 1, 5, 'a'), (1, 2, 5, 'b'), (1, 3, 5, 'c'), (1, 2, 6, 'd'),
        (1, 1, 7, 'e'), (1, 3, 7, 'f'), (2, 4, 5, 'g')
      ) as given (survey, post, reply, content)`);
    await migrate(db, migrations);
    const rows = await db.query<{ content: string; replyId: number }>(sql`
      select content, reply_id as "replyId" from replies order by content`);
    expect(rows.map(({ content, replyId }) => content + replyId)).toEqual([
      ...["a5", "b8", "c9", "d6", "e7", "f10", "g5"],
    ]);
  });
});

function doubled(db: Database): Promise<unknown[]> {
  return db.query(sql`
    select survey_id, reply_id
    from replies
    group by survey_id, reply_id
    having count(*) > 1`);
}
