import { existsSync } from "node:fs";
import {
  mkdtemp,
  readFile,
  readdir,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { openTestPglite } from "../../testing/test-pglite.ts";
import { fillEveryTable } from "../../testing/fill-every-table.ts";
import { rewriteBackup } from "../../testing/rewrite-backup.ts";
import { readConfig } from "../config.ts";
import { checkSecret, keepKey } from "../keep-secret.ts";
import { openDatabase } from "../../base/db/open.ts";
import { backUp } from "./back-up.ts";
import { BackupRefused } from "./backup-lines.ts";
import { createProgress } from "./progress.ts";
import { readBackup } from "./read-backup.ts";
import { restore, tryRestore } from "./restore.ts";

const SECRET = "a secret for tests only, 32 chars long";
const progress = createProgress(() => undefined);
let folder: string;
let file: string;
let whole: Buffer;
/** What the secret of the site opens. */
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nearsay-refusals-"));
  file = join(folder, "site.gz");
  const opened = await openTestPglite({});
  const { db } = opened;
  key = await keepKey(db, {
    secret: SECRET,
    secretOld: null,
    dataDir: folder,
  });
  await fillEveryTable(db);
  const now = new Date("2026-03-02T10:20:30Z");
  await backUp(db, { file, settings: ["SECRET"], now, progress });
  await opened.remove();
  whole = await readFile(file);
});

beforeEach(() => writeFile(file, whole));

afterAll(() => rm(folder, { recursive: true }));

const target = (settings: Record<string, string> = { SECRET }) =>
  readConfig({ DATA_DIR: join(folder, "data"), ...settings });

/** The reason for which it is refused; checks that nothing was written. */
async function why(config = target()): Promise<string> {
  const error: unknown = await restore(config, { file, progress }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BackupRefused);
  expect(existsSync(join(config.dataDir, "database"))).toBe(false);
  return (error as Error).message;
}

async function readAll(): Promise<string> {
  const parts: unknown[] = [];
  for await (const part of readBackup(file)) parts.push(part);
  return JSON.stringify(parts);
}

describe("a backup that cannot be restored", () => {
  it("is one that was truncated at any point", async () => {
    for (const share of [0, 0.01, 0.3, 0.6, 0.9, 0.999]) {
      await writeFile(file, whole);
      await truncate(file, Math.floor(whole.length * share));
      expect(await why()).toMatch(/site\.gz is not a complete backup: /);
    }
    await truncate(file, 0);
    await writeFile(file, whole.subarray(0, -1));
    expect(await why()).toContain("it is truncated");
  });

  it("is one in which any significant bit was changed", async () => {
    const before = await readAll();
    let refused = 0;
    for (let at = 0; at < whole.length; at += 97) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 4;
      await writeFile(file, changed);
      const read: unknown = await readAll().catch((error: unknown) => error);
      // The first bytes of a compressed file also contain its time and system,
      // which are not significant.
      if (typeof read === "string") expect(read).toBe(before);
      else {
        expect(read).toBeInstanceOf(BackupRefused);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(20);
  });

  it("is one whose rows, counts or end were changed before it was compressed again", async () => {
    const { gunzipSync } = await import("node:zlib");
    const lines = gunzipSync(whole).toString();
    const pack = async (text: string) => writeFile(file, gzipSync(text));
    await pack(lines.replace("2026-02-28", "2026-02-27"));
    expect(await why()).toContain("it was changed after it was created");
    await pack(lines.replace(/"actors":2/, '"actors":1'));
    expect(await why()).toContain("it was changed after it was created");
    await pack(lines.replace(/\{"end".*\n$/, ""));
    expect(await why()).toContain("its end is missing");
    await pack(`${lines}[]\n`);
    expect(await why()).toContain("something follows its end");
    await pack("a letter\n");
    expect(await why()).toContain("does not belong to a Nearsay backup");
    await pack("[1]\n");
    expect(await why()).toContain("does not belong to a Nearsay backup");
    await writeFile(file, "a letter");
    expect(await why()).toContain("not a Nearsay backup");
    await rm(file);
    expect(await why()).toContain("cannot be read: ENOENT");
  });

  it("is one of a newer format, or with unknown migrations", async () => {
    await rewriteBackup(file, (line) =>
      line.replace('"nearsay_backup":1', '"nearsay_backup":2'),
    );
    expect(await why()).toContain("has format 2");
    await writeFile(file, whole);
    await rewriteBackup(file, (line) =>
      line.replace("0048-secret-check", "0048-of-a-later-version"),
    );
    expect(await why()).toMatch(/with a migration 0048-of-a-later-version/);
  });

  it("is one whose tables differ from what its migrations create", async () => {
    await rewriteBackup(file, (line) =>
      line.replace('"table":"actors"', '"table":"last_places"'),
    );
    expect(await why()).toContain("a table last_places that differs from");
    await writeFile(file, whole);
    await rewriteBackup(file, (line) =>
      line.replace('"opted_out"', '"opted_out); drop table actors; --"'),
    );
    expect(await why()).toContain("a table actors that differs from");
  });
});

describe("the secret of a backup", () => {
  it("must be that of the target; the error explains how to get it", async () => {
    expect(await why(target({}))).toContain(
      `Copy the file "secret" of the previous data folder into ${target().dataDir}`,
    );
    const SECRET = "another secret of thirty-two chars";
    expect(await why(target({ SECRET }))).toContain(
      "Set SECRET to its previous value",
    );
  });

  it("may be another one on request, and the first start stores its check value", async () => {
    const config = target({ SECRET: "another secret of thirty-two chars" });
    await restore(config, { file, progress, otherSecret: true });
    const onDeath = () => undefined;
    const db = await openDatabase({ ...config, mayCreate: false, onDeath });
    await keepKey(db, config);
    await expect(checkSecret(db, target())).rejects.toThrow("SECRET is not");
    await db.close();
    await rm(config.dataDir, { recursive: true });
  });

  it("may be the one before a rotation, which the first start then finishes", async () => {
    const config = target({
      SECRET: "another secret of thirty-two chars",
      SECRET_OLD: SECRET,
    });
    await restore(config, { file, progress });
    const onDeath = () => undefined;
    const db = await openDatabase({ ...config, mayCreate: false, onDeath });
    expect(await keepKey(db, config)).toBe(key);
    expect(await keepKey(db, { ...config, secretOld: null })).toBe(key);
    await expect(checkSecret(db, target())).rejects.toThrow("SECRET is not");
    await db.close();
    await rm(config.dataDir, { recursive: true });
  });

  it("must not be the previous one alone, with which no start succeeds", async () => {
    expect(await why(target({ SECRET_OLD: SECRET }))).toContain(
      'Copy the file "secret"',
    );
  });

  it("has its check value restored with the rows if it is the same", async () => {
    const config = target();
    await restore(config, { file, progress });
    const onDeath = () => undefined;
    const db = await openDatabase({ ...config, mayCreate: false, onDeath });
    expect(await checkSecret(db, config)).toBe(SECRET);
    const other = { ...config, secret: "x".repeat(32) };
    await expect(checkSecret(db, other)).rejects.toThrow("SECRET is not");
    await db.close();
    await rm(config.dataDir, { recursive: true });
  });
});

describe("a trial restore of a backup", () => {
  it("needs no secret, counts rows, and leaves nothing behind", async () => {
    const before = await readdir(folder);
    const { rows, header } = await tryRestore({ file, progress });
    expect(rows).toBeGreaterThan(100);
    expect(header).toMatchObject({ engine: "pglite", settings: ["SECRET"] });
    expect(await readdir(folder)).toEqual(before);
  });
});
