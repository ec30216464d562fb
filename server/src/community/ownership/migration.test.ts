import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { migrate } from "../../base/db/migrate.ts";
import { findCounterMismatches } from "../../insights/analytics/recount.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";

const migrations = fileURLToPath(
  new URL("../../../migrations", import.meta.url),
);

describeOnEachEngine("surveys from before keys", (open) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-before-keys-"));
    const files = await readdir(migrations);
    for (const file of files.filter((name) => name < "0026"))
      await cp(join(migrations, file), join(folder, file));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it("have their responses counted by day and way in", async () => {
    const db = await open({ empty: true });
    await migrate(db, folder);
    await db.execute(`
      insert into surveys (
        survey_uuid, owner_id, title, instructions, created_at, expires_at
      ) values (
        gen_random_uuid(), gen_random_uuid(), 'Old', '', now(), now()
      );
      insert into responses (survey_id, actor_id, answers, created_at, way_in)
      select survey_id, gen_random_uuid(), '{}', at::timestamptz, way
      from surveys, (values
        ('2026-03-02T23:59:59Z', 'site'), ('2026-03-02T00:00:00Z', 'site'),
        ('2026-03-03T00:00:00Z', 'embed'),
        ('2026-03-03T01:00:00Z', 'embed-unkept')
      ) as given (at, way);
      insert into survey_counts (survey_id, response_count, released_count)
      select survey_id, 4, 4 from surveys;
      insert into response_hours (survey_id, hour, response_count)
      select survey_id, date_trunc('hour', created_at, 'UTC'), 1
      from responses`);
    await migrate(db, migrations);
    const days = await db.query(sql`
      select day::text as "day", way_in as "wayIn", response_count as "count"
      from response_days
      order by 1`);
    expect(days).toEqual([
      { day: "2026-03-02", wayIn: "site", count: 2 },
      { day: "2026-03-03", wayIn: "embed", count: 2 },
    ]);
    expect(await findCounterMismatches(db)).toEqual([]);
  });
});
