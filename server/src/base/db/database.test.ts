import sql, { join } from "sql-template-tag";
import { describeOnEachEngine } from "../../testing/describe-on-each-engine.ts";
import type { Database } from "./database.ts";
import { isForeignKeyViolation, isUniqueViolation } from "./errors.ts";

describeOnEachEngine("the database", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ empty: true });
    await db.execute(`
      create table thing (id int primary key, name text not null);
      create table part (thing int references thing);
    `);
  });

  test("returns the same JavaScript values on both engines", async () => {
    const [row] = await db.query(sql`
      select 9007199254740991::bigint as big, 1.5::numeric as exact, 2::int as small,
        0.25::float8 as real, true as yes, null::text as nothing, 'é😀' as words,
        '2026-02-03 04:05:06.789+05:30'::timestamptz as instant,
        '2026-02-03 04:05:06'::timestamp as utc, '2026-02-03'::date as day,
        '{"a":[1]}'::json as json, '[1,"b",null]'::jsonb as jsonb,
        array[1,null]::bigint[] as bigs, array[1.5]::numeric[] as exacts,
        array['a,"b"', null, '']::text[] as texts, array['{"a":1}']::jsonb[] as jsons,
        array['2026-02-03 04:05:06Z']::timestamptz[] as instants,
        '\\x00ff'::bytea as bytes, count(*) as count
    `);
    expect(row).toEqual({
      big: 9007199254740991,
      exact: 1.5,
      small: 2,
      real: 0.25,
      yes: true,
      nothing: null,
      words: "é😀",
      instant: new Date("2026-02-02T22:35:06.789Z"),
      utc: new Date("2026-02-03T04:05:06Z"),
      day: "2026-02-03",
      json: { a: [1] },
      jsonb: [1, "b", null],
      bigs: [1, null],
      exacts: [1.5],
      texts: ['a,"b"', null, ""],
      jsons: [{ a: 1 }],
      instants: [new Date("2026-02-03T04:05:06Z")],
      bytes: new Uint8Array([0, 255]),
      count: 1,
    });
  });

  test("accepts the same JavaScript values on both engines", async () => {
    const instant = new Date("2026-02-03T04:05:06.789Z");
    const [row] = await db.query(sql`
      select ${1}::int as small, ${2 ** 53 - 1}::bigint as big, ${1.5}::numeric as exact,
        ${true}::boolean as yes, ${null}::text as nothing, ${undefined}::text as missing,
        ${'it\'s "q" \\'}::text as words, ${instant}::timestamptz as instant,
        ${["a", 'b"\\,', null, ""]}::text[] as texts, ${[1, 2]}::int[] as numbers,
        ${{ a: ["b"] }}::jsonb as object, ${JSON.stringify(["c"])}::jsonb as list,
        ${new Uint8Array([0, 255])}::bytea as bytes, ${[]}::text[] as none
    `);
    expect(row).toEqual({
      small: 1,
      big: 2 ** 53 - 1,
      exact: 1.5,
      yes: true,
      nothing: null,
      missing: null,
      words: 'it\'s "q" \\',
      instant,
      texts: ["a", 'b"\\,', null, ""],
      numbers: [1, 2],
      object: { a: ["b"] },
      list: ["c"],
      bytes: new Uint8Array([0, 255]),
      none: [],
    });
  });

  test("composes statements", async () => {
    const ids = join([1, 2]);
    const rows = await db.query(
      sql`select n from generate_series(1, 3) n where n in (${ids})`,
    );
    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test("commits a transaction that resolves", async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.query(sql`insert into thing values (1, 'one')`);
      return "done";
    });
    expect(answer).toBe("done");
    expect(await names()).toContain("one");
  });

  test("rolls back a transaction that rejects", async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query(sql`insert into thing values (2, 'two')`);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await names()).not.toContain("two");
  });

  test("rejects a transaction whose failed statement was swallowed", async () => {
    const swallowing = db.transaction(async (tx) => {
      await tx.query(sql`insert into thing values (3, 'three')`);
      await tx.query(sql`select 1/0`).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow("rolled back");
    expect(await names()).not.toContain("three");
  });

  test("isolates concurrent transactions", async () => {
    await db.execute(
      "create table counter (n int); insert into counter values (0)",
    );
    const add = () =>
      db.transaction(async (tx) => {
        await tx.query(sql`select n from counter for update`);
        await tx.query(sql`update counter set n = n + 1`);
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await db.query(sql`select n from counter`)).toEqual([{ n: 20 }]);
  });

  test("refuses a query on the database from inside a transaction", async () => {
    const nested = db.transaction(() => db.query(sql`select 1`));
    await expect(nested).rejects.toThrow("Use query() of the transaction");
  });

  test("refuses a query in a transaction that has ended", async () => {
    const late = await db.transaction((tx) =>
      Promise.resolve(() => tx.query(sql`select 1`)),
    );
    await expect(late()).rejects.toThrow("The transaction is over");
  });

  test("reports the constraint that a row violates", async () => {
    await db.query(sql`insert into thing values (9, 'nine')`);
    const twice = await failure(sql`insert into thing values (9, 'again')`);
    expect(isUniqueViolation(twice)).toBe(true);
    expect(isUniqueViolation(twice, "thing_pkey")).toBe(true);
    expect(isUniqueViolation(twice, "another")).toBe(false);
    const orphan = await failure(sql`insert into part values (77)`);
    expect(isForeignKeyViolation(orphan)).toBe(true);
  });

  test("stays usable after a statement that fails", async () => {
    expect(await failure(sql`select nonsense`)).toMatchObject({
      name: "StatementError",
      code: "42703",
    });
    expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test("stays usable after a script that fails half-way", async () => {
    const script =
      "begin; insert into thing values (50, 'half'); select 1/0; commit;";
    await expect(db.execute(script)).rejects.toThrow("division by zero");
    expect(await names()).not.toContain("half");
  });

  async function failure(statement: ReturnType<typeof sql>): Promise<unknown> {
    return db.query(statement).then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  async function names(): Promise<string[]> {
    const rows = await db.query<{ name: string }>(sql`select name from thing`);
    return rows.map(({ name }) => name);
  }
});
