import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Database } from "../../base/db/database.ts";
import { createKeyedHash } from "../../base/security/keyed-hash.ts";
import { ticketHash } from "../../surveys/secrets.ts";
import { describeWithDatabase } from "../../testing/describe-on-each-engine.ts";
import { dumpDatabase } from "../../testing/dump-database.ts";
import { questionIds } from "../../testing/survey-builder.ts";
import {
  type TestApp,
  startTestApp,
  testConfig,
} from "../../testing/test-app.ts";
import { makeTickets, publishTicketed } from "../../testing/ticket-maker.ts";

const people = 60;

describeWithDatabase("a list of which person got which ticket", (open) => {
  let db: Database;
  let test: TestApp;
  let id: number;
  /**
   * In the order in which they were printed and given out, which is also the
   * order in which people answered.
   */
  let codes: string[];
  let dump: string;

  beforeAll(async () => {
    db = await open();
    test = await startTestApp(db);
    const survey = await publishTicketed(test, "apart");
    id = survey.id;
    codes = await makeTickets(survey, people + 40);
    for (const code of codes.slice(0, people)) await vote(code);
    dump = await dumpDatabase(db);
  });

  afterAll(() => test.app.close());

  async function vote(code: string) {
    const client = await test.visitor();
    const headers = { "idempotency-key": `of ${code}` };
    await client.post("/tickets/redeem", { code }, { headers });
    const [choice] = await questionIds(client, id);
    const answers = { [`${choice}`]: "Never" };
    await client.post(`/surveys/${id}/responses`, { answers });
    test.clock.advance({ hours: 1 / 60 });
  }

  it("matches nothing in a copy of the database", () => {
    expect(dump).toContain("Night buses");
    const spelt = codes.flatMap((code) => [code, code.replaceAll("-", "")]);
    for (const text of spelt) {
      expect(dump).not.toContain(text);
      for (const kind of ["sha256", "sha1", "md5"]) {
        const hash = createHash(kind).update(text).digest("hex");
        expect(dump).not.toContain(hash);
      }
    }
  });

  /** The row of each ticket, as someone with the server's secret can find it. */
  async function findRows() {
    const hash = createKeyedHash(testConfig().secret);
    const rows = await db.query<{
      codeHash: string;
      number: number;
      used: boolean;
      writer: string;
    }>(sql`
      select code_hash as "codeHash", number,
             get_bit(used, number) = 1 as "used",
             tickets.xmin::text as "writer"
      from tickets
      join ticket_batches using (survey_id, batch_id)
      where survey_id = ${id}`);
    const byHash = new Map(rows.map((row) => [row.codeHash, row]));
    return codes.map((code) => byHash.get(ticketHash(hash, code))!);
  }

  it("shows, with the secret, only who has voted, and all in one transaction", async () => {
    const rows = await findRows();
    expect(rows.map(({ used }) => used)).toEqual(
      codes.map((_, at) => at < people),
    );
    // No row has been written since they were created.
    expect(new Set(rows.map(({ writer }) => writer)).size).toBe(1);
    expect(await db.query(sql`select from ticket_grants`)).toEqual([]);
  });

  it("has nothing in common with an answer that would identify a ticket", async () => {
    const [{ answered } = { answered: "" }] = await db.query<{
      answered: string;
    }>(sql`
      select json_agg(responses)::text as answered
      from responses where survey_id = ${id}`);
    const batches = await db.query<{ batchId: string }>(sql`
      select batch_id::text as "batchId" from ticket_batches`);
    const names = batches.map(({ batchId }) => batchId);
    for (const { codeHash } of await findRows()) names.push(codeHash);
    for (const name of names) expect(answered).not.toContain(name);
  });

  it("matches people with answers no better than chance", async () => {
    const rows = (await findRows()).slice(0, people);
    const places = await db.query<{ codeHash: string }>(sql`
      select code_hash as "codeHash" from tickets
      where survey_id = ${id} order by tableoid, ctid`);
    const place = new Map(places.map(({ codeHash }, at) => [codeHash, at]));
    // People who vote later have neither later numbers, nor later positions,
    // nor later hashes.
    const orders = [
      rows.map(({ number }) => number),
      rows.map(({ codeHash }) => place.get(codeHash) ?? 0),
      rows.map(({ codeHash }) => Number.parseInt(codeHash.slice(0, 12), 16)),
    ];
    for (const order of orders)
      expect(Math.abs(rankCorrelation(order))).toBeLessThan(0.55);
  });

  it("finds no time of day in the stored data of tickets", async () => {
    const columns = await db.query<{ type: string }>(sql`
      select distinct data_type as "type"
      from information_schema.columns
      where table_name in ('tickets', 'ticket_batches', 'ticket_grants')`);
    const types = columns.map(({ type }) => type);
    expect(types).toContain("date");
    expect(types.filter((type) => type.startsWith("time"))).toEqual([]);
  });
});

/**
 * The rank correlation of numbers with their order, from -1 to 1. For 60
 * numbers, chance exceeds 0.55 once in 100,000 times.
 */
function rankCorrelation(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const { length } = numbers;
  const squares = numbers
    .map((number, at) => (sorted.indexOf(number) - at) ** 2)
    .reduce((sum, square) => sum + square, 0);
  return 1 - (6 * squares) / (length * (length ** 2 - 1));
}
