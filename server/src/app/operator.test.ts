import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { lockFolder } from "../base/db/lock.ts";
import { migrate } from "../base/db/migrate.ts";
import { openDatabase } from "../base/db/open.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { startTestApp, testConfig } from "../testing/test-app.ts";
import { databaseUrl } from "../testing/test-postgres.ts";

describeOnEachEngine("the operator's process", (open) => {
  it("works on PostgreSQL while servers do", async () => {
    const db = await open();
    if (db.engine !== "postgres") return;
    const { visitor } = await startTestApp(db);
    const surveyId = await publishSurvey(await visitor());
    const [row] = await db.query<{ name: string }>(
      sql`select current_database() as name`,
    );
    const { secret } = testConfig();
    const env = { DATABASE_URL: databaseUrl(row!.name), SECRET: secret };
    const shown = await start(env, "hide", `${surveyId}`, "--json");
    expect(shown).toEqual({
      code: 0,
      out: `${JSON.stringify({ surveyId }, null, 2)}\n`,
      err: "",
    });
  });
});

describe("the operator's process", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-operator-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("works on the embedded database while nobody else does", async () => {
    const env = { DATA_DIR: folder };
    await makeDatabase(folder);
    const made = await start(env, "invite");
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toMatch(/^\d{12}\n$/);
    const lock = await lockFolder(folder);
    const refused = await start(env, "invites");
    await lock.release();
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain(`is in use by process ${process.pid}`);
  });

  it("makes no database, and says where it looked for one", async () => {
    const wrong = await start(
      { DATA_DIR: join(folder, "mistyped") },
      "invites",
    );
    expect(wrong).toMatchObject({ code: 1, out: "" });
    expect(wrong.err).toMatch(/^There is no database of Nearsay in .*mistyped/);
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses a secret that is not the site's", async () => {
    await makeDatabase(folder);
    const env = { DATA_DIR: folder };
    expect(await start(env, "invites")).toMatchObject({ code: 0 });
    const wrong = await start({ ...env, SECRET: "x".repeat(32) }, "invites");
    expect(wrong).toMatchObject({ code: 1, out: "" });
    expect(wrong.err).toMatch(/^SECRET is not the one/);
  });

  it("explains itself without a database", async () => {
    const lock = await lockFolder(folder);
    const { code, out } = await start({ DATA_DIR: folder }, "help");
    await lock.release();
    expect(code).toBe(0);
    expect(out).toContain("remove <survey> --yes");
  });
});

/** As the first start of a site leaves it. */
async function makeDatabase(dataDir: string): Promise<void> {
  const database = {
    engine: "pglite",
    folder: join(dataDir, "database"),
  } as const;
  const db = await openDatabase({
    ...{ database, dataDir, dataDirMinFree: 0 },
    onDeath: () => undefined,
  });
  await migrate(db);
  await db.close();
}

interface Run {
  code: number;
  out: string;
  err: string;
}

const program = fileURLToPath(new URL("./operator.ts", import.meta.url));

function start(env: Record<string, string>, ...args: string[]): Promise<Run> {
  const node = ["--conditions=source", "--import=tsx", program, ...args];
  const options = { env: { PATH: process.env["PATH"], ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, node, options, (error, out, err) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, out, err });
    });
  });
}
