import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { openDatabase } from "../../base/db/open.ts";
import {
  type ServerProcess,
  startProcess,
} from "../../testing/start-process.ts";
import { readConfig } from "../config.ts";
import { createProgress } from "./progress.ts";
import { restore } from "./restore.ts";

const program = fileURLToPath(new URL("../backup.ts", import.meta.url));
const SECRET = "a secret for tests only, 32 chars long";

describe("a backup of a running embedded site", () => {
  let folder: string;
  let site: ServerProcess;
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-serving-"));
    settings = { DATA_DIR: join(folder, "data"), SECRET, LOG_LEVEL: "silent" };
    site = await startProcess(settings);
  });

  afterAll(async () => {
    await site.end("SIGKILL");
    await rm(folder, { recursive: true });
  });

  function run(...args: string[]) {
    const node = ["--conditions=source", "--import=tsx", program, ...args];
    const env = { PATH: process.env["PATH"], INIT_CWD: folder, ...settings };
    return new Promise<{ code: number; out: string; err: string }>(
      (resolve) => {
        execFile(process.execPath, node, { env }, (error, out, err) => {
          const code = typeof error?.code === "number" ? error.code : 0;
          resolve({ code, out, err });
        });
      },
    );
  }

  it("is made by the site itself, which continues, and restores its state", async () => {
    const before = (await readdir(settings["DATA_DIR"] ?? "")).sort();
    const made = await run("site.gz", "--verify");
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toMatch(
      /Backed up to .*site\.gz, \d.* MB\.\nTest restore succeeded: [\d,]+ rows.*\nRecount: all counters equal their rows\.\n$/,
    );
    const reply = await fetch(`${site.url}/api/surveys`);
    const { items = [] } = (await reply.json()) as { items?: unknown[] };
    expect(items.length).toBeGreaterThan(0);
    expect((await readdir(settings["DATA_DIR"] ?? "")).sort()).toEqual(before);
    const config = readConfig({ DATA_DIR: join(folder, "other"), SECRET });
    const progress = createProgress(() => undefined);
    await restore(config, { file: join(folder, "site.gz"), progress });
    const onDeath = () => undefined;
    const db = await openDatabase({ ...config, mayCreate: false, onDeath });
    const [row] = await db.query<{ count: number }>(
      sql`select count(*) from surveys where demo`,
    );
    await db.close();
    expect(row?.count).toBeGreaterThan(20);
  });

  it("is refused with the same messages as for a stopped site", async () => {
    expect(await run("missing/site.gz")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(
        /^The backup was not written: ENOENT/,
      ) as string,
    });
    expect(await run("data")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining("already exists") as string,
    });
    expect(await run()).toEqual({
      code: 2,
      out: "",
      err: "Usage: npm run --silent backup -- <file> [--verify]\n",
    });
    expect(await run("a.gz", "--unknown")).toMatchObject({ code: 2 });
  });
});
