import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { migrate } from "../base/db/migrate.ts";
import { findCounterMismatches } from "../insights/analytics/recount.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { startTestApp } from "../testing/test-app.ts";
import { keepKey } from "./keep-secret.ts";

const dump = new URL("../testing/oldest-data.sql", import.meta.url);
const secret = "the secret of the oldest data, 32 long";

describeOnEachEngine("the data of the oldest version", (open) => {
  let db: Database;

  beforeEach(async () => {
    db = await open({ empty: true });
    await db.execute(await readFile(fileURLToPath(dump), "utf8"));
    const applied = await migrate(db);
    expect(applied[0]).toBe("0004-counters");
  });

  it("are complete after all migrations, and every counter equals its rows", async () => {
    const [rows] = await db.query(sql`
      select (select count(*) from actors) as actors,
             (select count(*) from surveys) as surveys,
             (select count(*) from responses) as responses,
             (select count(*) from posts) as posts,
             (select count(*) from replies) as replies`);
    expect(rows).toEqual({
      actors: 12,
      surveys: 3,
      responses: 36,
      posts: 4,
      replies: 10,
    });
    expect(await findCounterMismatches(db)).toEqual([]);
  });

  it("are served, and its codes are still accepted", async () => {
    const key = await keepKey(db, { secret, secretOld: null, dataDir: "" });
    const { app, visitor } = await startTestApp(db, {}, { secret: key });
    const client = await visitor();
    const list = await client.get("/surveys");
    expect(list.body).toMatchObject({
      items: [{ title: "The park by the river" }, { title: "Night buses" }],
    });
    const wrong = await client.get("/surveys/3?code=MAPLE115");
    expect(wrong.status).toBe(403);
    const right = await client.get("/surveys/3?code=MAPLE114");
    expect(right.body).toMatchObject({ title: "For members" });
    const figures = await client.get("/surveys/1/analytics");
    expect(figures.body).toMatchObject({ resp_count: 12 });
    await app.close();
  });
});
