import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { readConfig } from "../config.ts";
import { keepKey } from "../keep-secret.ts";
import type { Database } from "../../base/db/database.ts";
import { migrate } from "../../base/db/migrate.ts";
import { openDatabase } from "../../base/db/open.ts";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import { serveCommands } from "../operator/serve-commands.ts";
import { startTestApp } from "../../testing/test-app.ts";
import type { Finding } from "./finding.ts";
import { checkDatabase } from "./check-database.ts";
import { describeFindings, runDoctor } from "./run-doctor.ts";

const now = new Date("2026-03-02T10:20:30Z");
const dayMs = 86_400_000;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nearsay-doctor-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const configOf = (settings: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, ...settings });

/** The output lines, by what was checked. */
function linesOf(findings: readonly Finding[]): Record<string, string> {
  const lines = describeFindings(findings).split("\n");
  expect(lines).toHaveLength(findings.length);
  return Object.fromEntries(
    findings.map(({ about }, index) => [about, lines[index] ?? ""]),
  );
}

const runDoctorOn = async (
  open: () => Promise<Database>,
  settings: Record<string, string> = {},
) => linesOf(await runDoctor(configOf(settings), open, now));

describeOnEachEngine("the doctor's check of a database", (open) => {
  let db: Database;

  beforeEach(async () => {
    db = await open();
  });

  const checkAt = async (at = now) =>
    linesOf(
      await checkDatabase(db, { secret: null, secretOld: null, dataDir }, at),
    );

  it("finds no problem in a correct setup", async () => {
    await keepKey(db, { secret: null, secretOld: null, dataDir });
    const found = await checkAt(new Date());
    for (const about of ["Migrations", "Secret", "Clock"])
      expect(found[about]).toMatch(/^ok {2}/);
  });

  it("reports a secret that is not the site's, and writes none", async () => {
    await keepKey(db, {
      secret: "of another folder",
      secretOld: null,
      dataDir,
    });
    expect((await checkAt())["Secret"]).toMatch(
      /^BAD Secret: .*secret is missing/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("reports a clock that is a day behind the latest write", async () => {
    const { visitor, clock, app } = await startTestApp(db);
    clock.advance({ hours: 365 * 24 });
    await visitor();
    const came = clock.now.toISOString();
    const dayBefore = new Date(clock.now.getTime() - dayMs);
    expect((await checkAt(dayBefore))["Clock"]).toMatch(
      new RegExp(
        `^BAD Clock: It shows .* but data was written at ${came}\\. Set the clock`,
      ),
    );
    await app.close();
  });

  it("reports a clock that is a day behind or ahead if nobody has visited yet", async () => {
    const at = (ms: number) => checkAt(new Date(Date.now() + ms));
    expect((await at(-dayMs))["Clock"]).toMatch(/^BAD Clock: It shows .* but/);
    expect((await at(dayMs))["Clock"]).toMatch(
      /^BAD Clock: It differs from the clock of the database by 864\d\d s\./,
    );
  });

  it("reports pending migrations and those of a newer version", async () => {
    db = await open({ own: true });
    const last = sql`name = (select max(name) from migrations)`;
    await db.query(
      sql`update migrations set name = '9999-later' where ${last}`,
    );
    expect((await checkAt())["Migrations"]).toMatch(
      /^BAD Migrations: The database is newer .*9999-later/,
    );
    await db.query(sql`delete from migrations where ${last}`);
    expect((await checkAt())["Migrations"]).toMatch(
      /^! {3}Migrations: The next start applies 1, beginning with \d{4}-/,
    );
  });
});

describe("the doctor of an embedded site", () => {
  const open = () =>
    openDatabase({
      database: { engine: "pglite", folder: join(dataDir, "database") },
      dataDir,
      dataDirMinFree: 0,
      mayCreate: false,
      onDeath: () => undefined,
    });

  it("creates no folder and no database", async () => {
    const away = join(dataDir, "mistyped");
    const found = await runDoctorOn(open, { DATA_DIR: away });
    expect(found["Folder"]).toMatch(/^BAD Folder: .*mistyped does not exist/);
    expect(found["Database"]).toMatch(/^BAD Database: There is no database/);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("reports which process has the database open, and does not disturb it", async () => {
    const site = await openDatabase({
      database: { engine: "pglite", folder: join(dataDir, "database") },
      dataDir,
      dataDirMinFree: 0,
      onDeath: () => undefined,
    });
    await migrate(site);
    const found = await runDoctorOn(open);
    expect(found["Database"]).toMatch(
      new RegExp(
        `^ok {2}Database: The folder ${dataDir} is in use by process ${process.pid}, which runs Nearsay on .* since [^ ]*Z\\.$`,
      ),
    );
    expect(found["Commands"]).toMatch(/^! {3}Commands: .* accepts none: /);
    const { app } = await startTestApp(site);
    const { commandDeps, log } = app;
    const stop = await serveCommands({ dataDir, commandDeps, log });
    expect((await runDoctorOn(open))["Commands"]).toBe(
      "ok  Commands: The running site executes them.",
    );
    await stop();
    await app.close();
    await site.close();
    expect((await runDoctorOn(open))["Database"]).toMatch(
      /^ok {2}Database: Embedded/,
    );
  });

  it("reports a folder that others may use, and a disk without space", async () => {
    await chmod(dataDir, 0o755);
    const found = await runDoctorOn(open, { DATA_DIR_MIN_FREE: "1000000" });
    expect(found["Folder"]).toMatch(/^! {3}Folder: Other accounts .*\(0755\)/);
    expect(found["Disk"]).toMatch(/^(BAD|! ) *Disk: [\d,]+ MiB are free/);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o755);
  });
});

describe("the doctor's check of the network", () => {
  const none = () => Promise.reject(new Error("none"));

  it("reports whether the site responds at its public address", async () => {
    let status = 200;
    const server = createServer((_request, reply) => {
      reply.writeHead(status).end("{}");
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    const settings = { PUBLIC_URL: `http://127.0.0.1:${port}` };
    expect((await runDoctorOn(none, settings))["Address"]).toMatch(
      /^! .*not encrypted/,
    );
    status = 502;
    expect((await runDoctorOn(none, settings))["Address"]).toMatch(
      /^BAD .* responds 502/,
    );
    await new Promise((closed) => server.close(closed));
    expect((await runDoctorOn(none, settings))["Address"]).toMatch(
      /^BAD .*reached/,
    );
    expect((await runDoctorOn(none))["Address"]).toMatch(
      /^! .*PUBLIC_URL is not set/,
    );
  });

  it("warns of proxies that are trusted too easily, or not at all", async () => {
    const PUBLIC_URL = "http://127.0.0.1:1";
    const proxy = async (settings: Record<string, string>) =>
      (await runDoctorOn(none, settings))["Proxy"];
    expect(await proxy({ TRUST_PROXY: "on" })).toMatch(/^! .*is on/);
    expect(await proxy({ PUBLIC_URL })).toMatch(/^! .*one network/);
    expect(await proxy({ PUBLIC_URL, TRUST_PROXY: "1" })).toMatch(/^ok/);
  });
});
