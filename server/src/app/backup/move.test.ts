import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { PlaceTaken } from "../../base/db/errors.ts";
import { openDatabase } from "../../base/db/open.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { databaseUrl } from "../../testing/test-postgres.ts";
import { keepKey } from "../keep-secret.ts";
import { runMove } from "./run-move.ts";

const SECRET = "a secret for tests only, 32 chars long";

describeOnEachEngine("a site that moves", (open, engine) => {
  let folder: string;
  let from: Database;
  let output: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-move-"));
    output = [];
    from = await open();
    await keepKey(from, {
      secret: SECRET,
      secretOld: null,
      dataDir: folder,
    });
    await fillEveryTable(from);
  });

  afterEach(() => rm(folder, { recursive: true }));

  const nobody = () => Promise.resolve(null);
  const env = () => ({ DATA_DIR: folder, SECRET });

  const titles = sql`select title, position::text from surveys order by 1`;

  const runFrom = (source: () => Promise<Database>, ...args: string[]) =>
    runMove(
      args,
      env(),
      { open: source, ask: nobody },
      {
        folder,
        out: (text) => output.push(text),
        err: (text) => output.push(text),
      },
    );
  const run = (...args: string[]) => runFrom(() => openOnce(from), ...args);

  function openFolder(name: string): Promise<Database> {
    const dataDir = join(folder, name);
    return openDatabase({
      database: { engine: "pglite", folder: join(dataDir, "database") },
      dataDir,
      dataDirMinFree: 0,
      mayCreate: false,
      onDeath: () => undefined,
    });
  }

  it("has all its rows in a folder and prints what to set", async () => {
    expect(await run("moved")).toBe(0);
    const there = await openFolder("moved");
    expect(await there.query(titles)).toEqual(await from.query(titles));
    await there.close();
    expect(output.join("\n")).toMatch(/^Moved [\d,]+ rows/m);
    expect(output.join("\n")).toMatch(
      /^Start the site with DATA_DIR=.*moved and the same SECRET/m,
    );
  });

  it("has all its rows on PostgreSQL and prints what to set", async () => {
    if (engine === "PGlite") return;
    expect(await run("moved")).toBe(0);
    const target = await open({ empty: true });
    const folderOf = () => openFolder("moved");
    expect(await runFrom(folderOf, await urlOf(target))).toBe(0);
    expect(await target.query(titles)).toEqual(await from.query(titles));
    expect(output.at(-1)).toMatch(
      /^Start the site with this DATABASE_URL and the same SECRET/m,
    );
  });

  it("is not moved to a target that is not empty", async () => {
    const place = engine === "PGlite" ? "taken" : await urlOf(await open());
    if (engine === "PGlite") expect(await run(place)).toBe(0);
    await expect(run(place)).rejects.toThrow(PlaceTaken);
  });

  it("waits for its last process when the target is ready, and contains what that process wrote", async () => {
    if (engine === "PGlite") return;
    const database = {
      engine: "postgres",
      url: await urlOf(from),
      poolSize: 1,
      statementTimeout: 15_000,
    } as const;
    const options = { dataDir: folder, dataDirMinFree: 0 };
    const onDeath = () => undefined;
    const site = await openDatabase({ database, ...options, onDeath });
    await site.query(sql`select 1`);
    const moving = run("moved");
    while (!output.some((text) => text.includes("Stop all processes")))
      await from.query(sql`select pg_sleep(0.05)`);
    expect(existsSync(join(folder, "moved/database"))).toBe(false);
    await site.query(sql`update surveys set title = 'At the last moment'`);
    await site.close();
    expect(await moving).toBe(0);
    const there = await openFolder("moved");
    expect(await there.query(titles)).toEqual(await from.query(titles));
    await there.close();
  });

  it("requires exactly one target", async () => {
    expect(await run()).toBe(2);
    expect(await run("--help")).toBe(2);
    expect(output[0]).toMatch(/^Usage: npm run --silent move/);
  });
});

/** A database that the test itself closes. */
function openOnce(db: Database): Promise<Database> {
  return Promise.resolve({
    engine: db.engine,
    query: (statement) => db.query(statement),
    transaction: (work) => db.transaction(work),
    execute: (script) => db.execute(script),
    close: () => Promise.resolve(),
  });
}

async function urlOf(db: Database): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    sql`select current_database() as name`,
  );
  return databaseUrl(row?.name ?? "");
}
