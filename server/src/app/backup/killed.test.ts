import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { isEmpty } from "../../base/db/migrate.ts";
import { openDatabase } from "../../base/db/open.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { insertActors } from "../../testing/insert-actors.ts";
import { databaseUrl } from "../../testing/test-postgres.ts";
import { randomUUID } from "node:crypto";
import { keepKey } from "../keep-secret.ts";
import { backUp } from "./back-up.ts";
import { createProgress } from "./progress.ts";
import { readBackup } from "./read-backup.ts";

const SECRET = "a secret for tests only, 32 chars long";
const people = 20_000;
/** Number of kills per program and engine. */
const kills = 3;

type Settings = Record<string, string>;

const programOf = (name: string) =>
  fileURLToPath(new URL(`../${name}.ts`, import.meta.url));

function start(program: string, settings: Settings, place: string) {
  const args = ["--conditions=source", "--import=tsx", programOf(program)];
  return spawn(process.execPath, [...args, place], {
    env: { PATH: process.env["PATH"], SECRET, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

/** The exit code, or the signal that ended the process; its error output is added to `errors`. */
async function ended(child: ChildProcess): Promise<unknown> {
  const texts: string[] = [];
  child.stderr?.on("data", (text: Buffer) => texts.push(text.toString()));
  const [code, signal] = (await once(child, "exit")) as [number, string];
  return signal ?? (code === 0 ? 0 : texts.join(""));
}

interface Run {
  program: "backup" | "restore" | "move";
  settings: Settings;
  /** The file to write or read, or the target of move. */
  place: string;
  /** Whether the program has begun to write. */
  hasBegun: () => Promise<boolean>;
}

/**
 * Waits until a process ends, or kills it the given number of milliseconds
 * after it began to write.
 */
async function run(
  { program, settings, place, hasBegun }: Run,
  killAfter?: number,
): Promise<{ how: unknown; ms: number }> {
  const child = start(program, settings, place);
  const end = ended(child);
  while (child.exitCode === null && !(await hasBegun())) await pause(2);
  const begun = Date.now();
  if (killAfter !== undefined)
    setTimeout(() => child.kill("SIGKILL"), killAfter);
  return { how: await end, ms: Date.now() - begun };
}

/** Random times during work of this duration, one in each equal share of it. */
const momentsOf = (ms: number) =>
  Array.from(
    { length: kills },
    (_, nth) => ((nth + Math.random()) / kills) * ms,
  );

describeOnEachEngine("a process that is killed", (open, engine) => {
  let folder: string;
  let file: string;
  let db: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nearsay-killed-"));
    file = join(folder, "site.gz");
    db = await open();
    await keepKey(db, {
      secret: SECRET,
      secretOld: null,
      dataDir: folder,
    });
    await db.query(sql`
      insert into waitlist (email, role, joined_at)
      values ('first@example.org', 'user', now()),
             ('last@example.org', 'user', now())`);
    const ids = Array.from({ length: people }, () => randomUUID());
    await insertActors(db, ids);
    const progress = createProgress(() => undefined);
    await backUp(db, { file, settings: [], now: new Date(), progress });
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function settingsOf(target: Database, name: string): Promise<Settings> {
    const DATA_DIR = join(folder, name);
    if (engine === "PGlite") return { DATA_DIR };
    const [row] = await target.query<{ name: string }>(
      sql`select current_database() as name`,
    );
    return { DATA_DIR, DATABASE_URL: databaseUrl(row?.name ?? "") };
  }

  it("leaves either no backup or a complete one", async () => {
    const settings = await settingsOf(db, "site");
    if (engine === "PGlite")
      expect(await ended(start("restore", settings, file))).toBe(0);
    const place = join(folder, "backups");
    const made = join(place, "made.gz");
    const backup = async (killAfter?: number) => {
      await rm(place, { recursive: true, force: true });
      await mkdir(place);
      const hasBegun = async () => (await readdir(place)).length > 0;
      const what = { program: "backup", place: made } as const;
      return run({ ...what, settings, hasBegun }, killAfter);
    };
    const { how, ms } = await backup();
    expect(how).toBe(0);
    const ends: unknown[] = [];
    for (const moment of momentsOf(ms)) {
      ends.push((await backup(moment)).how);
      if (existsSync(made)) await readToEnd(made);
      else expect(ends.at(-1)).toBe("SIGKILL");
    }
    expect(ends).toContain("SIGKILL");
  });

  it(
    "leaves either no restored site or a complete one, and an empty folder for the next attempt",
    () =>
      expectWholeOrNone((settings) => ({
        program: "restore",
        settings,
        place: file,
      })),
    240_000,
  );

  it("leaves either no moved site or a complete one, and the original unchanged", async () => {
    const site = { DATA_DIR: join(folder, "site to move") };
    expect(await ended(start("restore", site, file))).toBe(0);
    await expectWholeOrNone(({ DATA_DIR = "", DATABASE_URL }) => ({
      program: "move",
      settings: site,
      place: DATABASE_URL ?? DATA_DIR,
    }));
    expect(await isWholeFolder(site.DATA_DIR)).toBe(true);
  }, 240_000);

  /** Kills a program at several times on its way to a target and checks the result. */
  async function expectWholeOrNone(
    programTo: (settings: Settings) => Omit<Run, "hasBegun">,
  ): Promise<void> {
    let [target, settings] = await newPlace();
    const hasBegun = () => isBeingWritten(target, settings);
    const goOn = (killAfter?: number) =>
      run({ ...programTo(settings), hasBegun }, killAfter);
    const { how, ms } = await goOn();
    expect(how).toBe(0);
    const ends: unknown[] = [];
    for (const moment of [0, ...momentsOf(ms)]) {
      if (await isWhole(target, settings))
        [target, settings] = await newPlace();
      ends.push((await goOn(moment)).how);
    }
    expect(ends).toContain("SIGKILL");
    if (await isWhole(target, settings)) return;
    expect((await goOn()).how).toBe(0);
    expect(await isWhole(target, settings)).toBe(true);
    const place = settings["DATA_DIR"] ?? "";
    expect(existsSync(join(place, "database.new"))).toBe(false);
  }

  async function newPlace(): Promise<[Database, Settings]> {
    const target = await open({ empty: true });
    return [target, await settingsOf(target, `place ${randomUUID()}`)];
  }

  async function isBeingWritten(
    target: Database,
    { DATA_DIR = "" }: Settings,
  ): Promise<boolean> {
    if (engine === "PGlite") return existsSync(join(DATA_DIR, "database.new"));
    const [row] = await target.query<{ busy: boolean }>(sql`
      select exists (
        select from pg_locks
        where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())
      ) as busy`);
    return row?.busy === true;
  }

  /** False if the target is empty; fails if it is neither empty nor complete. */
  async function isWhole(
    target: Database,
    { DATA_DIR = "" }: Settings,
  ): Promise<boolean> {
    if (engine === "PostgreSQL")
      return isEmpty(target).then((empty) =>
        empty ? false : expectAll(target),
      );
    return isWholeFolder(DATA_DIR);
  }
});

/** Like isWhole, for an embedded database. */
async function isWholeFolder(dataDir: string): Promise<boolean> {
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) return false;
  const restored = await openDatabase({
    database: { engine: "pglite", folder },
    dataDir,
    dataDirMinFree: 0,
    mayCreate: false,
    onDeath: () => undefined,
  });
  try {
    return await expectAll(restored);
  } finally {
    await restored.close();
  }
}

async function expectAll(restored: Database): Promise<true> {
  const found = await restored.query(sql`
    select (select count(*) from actors) as people,
           (select count(*) from waitlist) as waiting,
           (select count(*) from secret_check) as secrets`);
  expect(found).toEqual([{ people, waiting: 2, secrets: 1 }]);
  return true;
}

async function readToEnd(file: string): Promise<void> {
  const last: unknown[] = [];
  for await (const part of readBackup(file)) last[0] = part;
  expect(last).toEqual([{ counts: expect.any(Object) as object }]);
}
