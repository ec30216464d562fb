import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "sql-template-tag";
import type { Database } from "../base/db/database.ts";
import { describeOnEachEngine } from "../testing/describe-on-each-engine.ts";
import { WrongSecret, keepSecret } from "./keep-secret.ts";

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

  const keep = (secret: string | null) => keepSecret(db, { secret, dataDir });
  const why = (secret: string | null) =>
    keep(secret).catch((error: unknown) => {
      expect(error).toBeInstanceOf(WrongSecret);
      return (error as Error).message;
    });

  it("is taken as it is given, and no other afterwards", async () => {
    expect(await keep("given")).toBe("given");
    expect(await keep("given")).toBe("given");
    expect(existsSync(file)).toBe(false);
    expect(await why("another")).toMatch(/^SECRET is not the one .* was\.$/);
  });

  it("is made once and kept for this account only", async () => {
    const secret = await keep(null);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await keep(null)).toBe(secret);
    const { mode } = await stat(file);
    expect(mode & 0o777).toBe(0o600);
    expect(await keep(secret)).toBe(secret);
  });

  it("is kept before the database knows it, so that a first start may be cut off", async () => {
    const cutOff = {
      query: (statement: Sql) =>
        statement.text.includes("insert")
          ? Promise.reject(new Error("killed"))
          : db.query(statement),
    } as Database;
    const start = keepSecret(cutOff, { secret: null, dataDir });
    await expect(start).rejects.toThrow("killed");
    const kept = (await readFile(file, "utf8")).trim();
    expect(await keep(null)).toBe(kept);
  });

  it("is not made anew where the database knows one", async () => {
    await keep(null);
    await rm(file);
    expect(await why(null)).toContain(`${file} is missing`);
    expect(existsSync(file)).toBe(false);
    await writeFile(file, "of another folder\n");
    expect(await why(null)).toContain(`${file} is not the one`);
  });
});
