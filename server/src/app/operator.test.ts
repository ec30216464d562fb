import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { lockFolder } from "../base/db/lock.ts";
import { openDatabase } from "../base/db/open.ts";
import { PgliteThread } from "../base/db/pglite-thread.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { publishSurvey } from "../testing/survey-builder.ts";
import { type ServerProcess, startProcess } from "../testing/start-process.ts";
import { startTestApp, testConfig } from "../testing/test-app.ts";
import { readDump } from "../testing/test-pglite.ts";
import { databaseUrl } from "../testing/test-postgres.ts";

describeOnEachEngine("the operator's process", (open) => {
  it("works on PostgreSQL while servers run", async () => {
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

  it("works on the embedded database while no other process uses it", async () => {
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

  it("makes a running site run commands, even one that was killed before", async () => {
    const { secret } = testConfig();
    const env = { DATA_DIR: folder, SECRET: secret };
    const surveyId = await publishInside(folder);
    const site = await startSite(folder, env);
    const page = `/surveys/${surveyId}`;
    const titled = async ({ url }: ServerProcess) => {
      const reply = await fetch(`${url}${page}`);
      return [reply.status, (await reply.text()).includes("Night buses")];
    };
    expect(await titled(site)).toEqual([200, true]);
    expect(await start(env, "hide", `${surveyId}`)).toEqual({
      code: 0,
      err: "",
      out: `Survey ${surveyId} (Night buses) is hidden.\n`,
    });
    expect(await titled(site)).toEqual([200, false]);
    expect(await start(env, "show", "999")).toEqual({
      code: 1,
      out: "",
      err: "There is no survey 999.\n",
    });
    expect(await site.end("SIGKILL")).toEqual([null, "SIGKILL"]);
    expect(await readdir(folder)).toContain("operator.sock");
    const next = await startSite(folder, env);
    expect(await titled(next)).toEqual([200, false]);
    // Settings of the command line alone are ignored.
    const other = { ...env, SECRET: "x".repeat(32) };
    const restored = await start(other, "restore", `${surveyId}`);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(await titled(next)).toEqual([200, true]);
    expect(await next.end("SIGTERM")).toEqual([0, null]);
    expect(await readdir(folder)).not.toContain("operator.sock");
  });

  it("creates no database, and prints where it looked for one", async () => {
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

  it("prints help without a database", async () => {
    const lock = await lockFolder(folder);
    const { code, out } = await start({ DATA_DIR: folder }, "help");
    await lock.release();
    expect(code).toBe(0);
    expect(out).toContain("remove <survey> --yes");
  });
});

const started: ServerProcess[] = [];

afterEach(async () => {
  for (const site of started.splice(0)) await site.end("SIGKILL");
});

/** A site with pages, on the embedded database. */
async function startSite(dataDir: string, env: Record<string, string>) {
  const hostDir = join(dataDir, "host");
  await mkdir(join(hostDir, "assets"), { recursive: true });
  const files = { scripts: [], styles: [] };
  const manifest = { ...files, federation: files, hashes: {} };
  await writeFile(join(hostDir, "manifest.json"), JSON.stringify(manifest));
  const site = await startProcess({
    ...env,
    HOST_DIR: hostDir,
    REMOTES_DIR: join(dataDir, "remotes"),
    DEMO_DATA: "off",
    LOG_LEVEL: "silent",
  });
  started.push(site);
  return site;
}

/** Returns the number of a survey in a new database. */
async function publishInside(dataDir: string): Promise<number> {
  await makeDatabase(dataDir);
  const folder = join(dataDir, "database");
  const db = await openDatabase({
    database: { engine: "pglite", folder },
    dataDir,
    dataDirMinFree: 0,
    onDeath: () => undefined,
  });
  const { app, visitor } = await startTestApp(db);
  const surveyId = await publishSurvey(await visitor());
  await app.close();
  await db.close();
  return surveyId;
}

/** Creates the database as the first start of a site leaves it. */
async function makeDatabase(dataDir: string): Promise<void> {
  const dump = await readDump("TEST_PGLITE");
  const source = { folder: join(dataDir, "database"), dump };
  const making = await PgliteThread.start(source, () => undefined);
  await making.close();
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
