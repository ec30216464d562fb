import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql, { type Sql } from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { insertActors } from "../testing/insert-actors.ts";
import { WrongSecret, checkSecret, keepKey } from "./keep-secret.ts";

describeOnEachEngine("the secret", (open) => {
  let db: Database;
  let dataDir: string;
  let file: string;

  beforeEach(async () => {
    db = await open();
    dataDir = await mkdtemp(join(tmpdir(), "nearsay-secret-"));
    file = join(dataDir, "secret");
  });

  afterEach(() => rm(dataDir, { recursive: true }));

  const keep = (secret: string | null, secretOld: string | null = null) =>
    keepKey(db, { secret, secretOld, dataDir });
  const why = (secret: string | null, secretOld: string | null = null) =>
    keep(secret, secretOld).catch((error: unknown) => {
      expect(error).toBeInstanceOf(WrongSecret);
      return (error as Error).message;
    });

  it("opens a key that differs from it and that no other secret opens", async () => {
    const key = await keep("given");
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await keep("given")).toBe(key);
    expect(existsSync(file)).toBe(false);
    expect(await why("another")).toMatch(
      /^SECRET is not the one .* that value\.$/,
    );
    expect(JSON.stringify(await db.query(sql`table secret_check`))).not.toMatch(
      new RegExp(`${key}|given`),
    );
  });

  it("can be changed by setting the old one once, and the key stays the same", async () => {
    const key = await keep("first");
    expect(await why("second", "none")).toContain("set SECRET_OLD");
    expect(
      await Promise.all([keep("second", "first"), keep("second", "first")]),
    ).toEqual([key, key]);
    expect(await keep("second")).toBe(key);
    expect(await keep("second", "first")).toBe(key);
    expect(await why("first")).toContain("SECRET is not the one");
    expect(await why("first", "none")).toContain("SECRET is not the one");
  });

  it("can be changed from the one that was stored in the folder", async () => {
    const key = await keep(null);
    const kept = (await readFile(file, "utf8")).trim();
    expect(await keep("given", kept)).toBe(key);
    expect(await why(null)).toContain(`${file} is not the one`);
  });

  it("is not changed by a check that is given both secrets", async () => {
    await keep("first");
    const config = { secret: "second", secretOld: "first", dataDir };
    expect(await checkSecret(db, config)).toBe("second");
    expect(await keep("first")).toEqual(expect.any(String));
  });

  it("remains the key of a database with visitors from before keys were stored", async () => {
    await insertActors(db, [randomUUID()]);
    expect(await keep("given")).toBe("given");
    expect(await keep("another", "given")).toBe("given");
  });

  it("is created once and readable by this account only", async () => {
    const key = await keep(null);
    const secret = (await readFile(file, "utf8")).trim();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(secret).not.toBe(key);
    expect(await keep(null)).toBe(key);
    const { mode } = await stat(file);
    expect(mode & 0o777).toBe(0o600);
    expect(await keep(secret)).toBe(key);
  });

  it("is stored in the folder before the database knows it, so that an interrupted first start can be repeated", async () => {
    const cutOff = {
      query: (statement: Sql) =>
        statement.text.includes("insert")
          ? Promise.reject(new Error("killed"))
          : db.query(statement),
    } as Database;
    const config = { secret: null, secretOld: null, dataDir };
    const start = keepKey(cutOff, config);
    await expect(start).rejects.toThrow("killed");
    const kept = (await readFile(file, "utf8")).trim();
    await keep(null);
    expect((await readFile(file, "utf8")).trim()).toBe(kept);
  });

  it("is not created again if the database knows one", async () => {
    await keep(null);
    await rm(file);
    expect(await why(null)).toContain(`${file} is missing`);
    expect(existsSync(file)).toBe(false);
    await writeFile(file, "of another folder\n");
    expect(await why(null)).toContain(`${file} is not the one`);
  });
});
