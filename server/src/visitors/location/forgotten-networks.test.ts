import sql, { raw } from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { createServices } from "../../app/services.ts";
import type { TestClient } from "../../testing/client.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../../testing/survey-builder.ts";
import { startTestApp, testConfig } from "../../testing/test-app.ts";
import { createNetworks } from "./networks.ts";
import { createSalts } from "./salts.ts";

/** The tables that contain a text in any column. */
async function tablesHolding(db: Database, text: string): Promise<string[]> {
  const tables = await db.query<{ name: string }>(sql`
    select format('%I', table_name) as name
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const found = await db.query(sql`
      select from ${raw(name)} as whole
      where position(${text} in whole::text) > 0
      limit 1`);
    if (found.length > 0) holding.push(name);
  }
  return holding;
}

/** Everything for which a network is stored. */
async function leaveTraces(creator: TestClient, visitor: TestClient) {
  const open = await publishSurvey(creator);
  const locked = await publishSurvey(creator, {
    visibility: { mode: "code", code: "right-code" },
  });
  await visitor.get(`/surveys/${locked}?code=wrong-code`);
  await visitor.post(`/surveys/${open}/report`, { reason: "It is spam." });
  await visitor.get("/surveys?lat=38.7&lng=-9.1");
}

describeOnEachEngine("a network", (open) => {
  it("is forgotten within a day, and its address is never stored", async () => {
    const db = await open();
    const { visitor, clock } = await startTestApp(db, {}, { rateLimits: 1 });
    await leaveTraces(await visitor(), await visitor());
    const config = testConfig();
    const hash = createKeyedHash(config.secret);
    const salts = createSalts(db, clock.read, hash);
    const network = await createNetworks(hash, salts).of("127.0.0.1");
    expect(await tablesHolding(db, network)).toContain("guess_budgets");
    expect(await tablesHolding(db, "127.0.0.1")).toEqual([]);
    clock.advance({ hours: 24 });
    const { jobs } = createServices({ db, config, clock: clock.read });
    for (const job of jobs) await job.run();
    expect(await tablesHolding(db, network)).toEqual([]);
  });
});
