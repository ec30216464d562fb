import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { Held, PlaceTaken } from "../../base/db/errors.ts";
import { migrate } from "../../base/db/migrate.ts";
import { openDatabase } from "../../base/db/open.ts";
import { TestClient } from "../../testing/client.ts";
import { startProcess } from "../../testing/start-process.ts";
import { startTestApp } from "../../testing/test-app.ts";
import { type Config, readConfig } from "../config.ts";
import { keepKey } from "../keep-secret.ts";
import { moveServing } from "./move.ts";
import { createProgress } from "./progress.ts";

const SECRET = "a secret for tests only, 32 chars long";
const program = fileURLToPath(new URL("../move.ts", import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearsay-move-"));
});
afterEach(() => rm(folder, { recursive: true }));

const place = (name: string) =>
  readConfig({ DATA_DIR: join(folder, name), SECRET, DATA_DIR_MIN_FREE: "0" });
const open = (config: Config, mayCreate = false) =>
  openDatabase({ ...config, mayCreate, onDeath: () => undefined });
const progress = createProgress(() => undefined);

async function openSite(): Promise<Database> {
  const config = place("site");
  const db = await open(config, true);
  await migrate(db);
  await keepKey(db, config);
  return db;
}

const signUp = (db: Database, n: number) =>
  db.query(sql`
    insert into waitlist (email, role, joined_at)
    values (${`${n}@example.org`}, 'user', now())`);

async function emailsOf(db: Database): Promise<string[]> {
  const rows = await db.query<{ email: string }>(
    sql`select email from waitlist order by email`,
  );
  return rows.map(({ email }) => email);
}

describe("an embedded site that is moved while it runs", () => {
  it("loses nothing that it confirmed to have stored, and stores nothing more", async () => {
    const db = await openSite();
    const kept: string[] = [];
    let isMoved = false;
    const writing = (async () => {
      for (let n = 0; ; n += 1)
        try {
          await signUp(db, n);
          kept.push(`${n}@example.org`);
        } catch (error) {
          expect(error).toBeInstanceOf(Held);
          if (isMoved) return;
        }
    })();
    while (kept.length < 20) await db.query(sql`select`);
    await moveServing(db, place("moved"), { progress });
    isMoved = true;
    await writing;
    expect(await emailsOf(db)).toEqual(kept.sort());
    await db.close();
    const moved = await open(place("moved"));
    expect(await emailsOf(moved)).toEqual(kept);
    await moved.close();
  });

  it("continues as before if it could not be moved", async () => {
    const db = await openSite();
    await moveServing(db, place("taken"), { progress }).finally(
      () => undefined,
    );
    await db.close();
    const again = await open(place("site"));
    await expect(
      moveServing(again, place("taken"), { progress }),
    ).rejects.toThrow(PlaceTaken);
    await signUp(again, 1);
    expect(await emailsOf(again)).toEqual(["1@example.org"]);
    await again.close();
  });

  it('refuses writes with "try again later" and still serves reads', async () => {
    const db = await openSite();
    const { app } = await startTestApp(db);
    const visitor = await new TestClient(app).start();
    db.hold?.();
    const refused = await visitor.post("/waitlist", {
      email: "me@example.org",
      role: "user",
      category: null,
      consent: true,
    });
    expect(refused.status).toBe(503);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.body).toMatchObject({ code: "UNAVAILABLE" });
    expect(refused.text).toContain("This site is being moved");
    expect((await visitor.get("/surveys")).status).toBe(200);
    await app.close();
    await db.close();
  });

  it("is moved by the command line, which prints what to set", async () => {
    const settings = { DATA_DIR: join(folder, "site"), SECRET };
    const site = await startProcess({ ...settings, LOG_LEVEL: "silent" });
    try {
      const node = ["--conditions=source", "--import=tsx", program, "moved"];
      const env = { PATH: process.env["PATH"], INIT_CWD: folder, ...settings };
      const { stdout } = await promisify(execFile)(process.execPath, node, {
        env,
      });
      expect(stdout).toMatch(/^Moved [\d,]+ rows/m);
      expect(stdout).toMatch(/^Start the site with DATA_DIR=.*moved/m);
      expect(stdout).toContain("stores nothing new");
    } finally {
      await site.end("SIGKILL");
    }
    const moved = await open(place("moved"));
    const [row] = await moved.query<{ count: number }>(
      sql`select count(*) from surveys where demo`,
    );
    await moved.close();
    expect(row?.count).toBeGreaterThan(20);
  });
});
