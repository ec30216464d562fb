import { expect, test } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import {
  answerNightBuses,
  publishNightBuses,
} from "../fixtures/night-buses.ts";
import type { PublishedSurvey } from "../fixtures/night-buses.ts";
import { createPostgresDatabase } from "../fixtures/postgres-database.ts";
import { startProduct, underLoad } from "../fixtures/product.ts";
import {
  readEmbedded,
  readPostgres,
} from "../../server/src/testing/read-counts.ts";
import type { Counts } from "../../server/src/testing/read-counts.ts";

const rounds = 10;
const writers = 16;
/** Acknowledged responses after which a round's server is killed, more being in flight. */
const enough = 20;

test.describe.configure({ timeout: 240_000 });

test("kill -9 under writes loses nothing on the embedded database", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-crash-"));
  const acknowledged = await crashRepeatedly({ DATA_DIR: dataDir });
  expectNothingLost(
    await readEmbedded(join(dataDir, "database")),
    acknowledged,
  );
  await rm(dataDir, { recursive: true });
});

test("kill -9 under writes loses nothing on PostgreSQL", async () => {
  const database = await createPostgresDatabase();
  const { url } = database;
  const secret = "a secret of at least 32 characters";
  const env = { DATABASE_URL: url, SECRET: secret };
  const acknowledged = await crashRepeatedly(env);
  expectNothingLost(await readPostgres(url), acknowledged);
  await database.drop();
});

/** Answers how many responses were acknowledged; each is asked for again at the end. */
async function crashRepeatedly(env: Record<string, string>): Promise<number> {
  const settings = {
    ...{ DEMO_DATA: "off", TRUST_PROXY: "on" },
    ...underLoad,
    ...env,
  };
  const acknowledged: ApiVisitor[] = [];
  let survey: PublishedSurvey | undefined;
  for (let round = 0; round < rounds; round++) {
    const product = await startProduct(settings);
    survey ??= await publishNightBuses(
      product.url,
      await ApiVisitor.arrive(product.url),
    );
    acknowledged.push(
      ...(await writeUntilKilled(product.url, survey, () =>
        product.stop("SIGKILL"),
      )),
    );
  }
  if (survey !== undefined)
    await expectAllKnown(settings, survey, acknowledged);
  return acknowledged.length;
}

async function writeUntilKilled(
  url: string,
  survey: PublishedSurvey,
  kill: () => Promise<void>,
): Promise<ApiVisitor[]> {
  const acknowledged: ApiVisitor[] = [];
  let killed: Promise<void> | undefined;
  const write = async (writer: number) => {
    const address = `198.51.${writer}.7`;
    while (killed === undefined) {
      const visitor = await ApiVisitor.arrive(url, address);
      const { status } = await answerNightBuses(url, visitor, survey);
      if (status < 300) acknowledged.push(visitor);
      if (acknowledged.length >= enough) killed ??= kill();
    }
  };
  // Those whose request was cut off reject: nobody was promised anything.
  await Promise.allSettled(
    Array.from({ length: writers }, (_, writer) => write(writer)),
  );
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  await killed;
  return acknowledged;
}

async function expectAllKnown(
  env: Record<string, string>,
  survey: PublishedSurvey,
  visitors: ApiVisitor[],
): Promise<void> {
  const product = await startProduct(env);
  for (const visitor of visitors) {
    const { body } = await answerNightBuses(product.url, visitor, survey);
    expect(body).toMatchObject({ duplicate: true });
  }
  await product.stop("SIGTERM");
  expect(product.process.exitCode).toBe(0);
}

function expectNothingLost(counts: Counts, acknowledged: number): void {
  const { rows, responses, released, waiting, mismatches } = counts;
  expect(rows).toBeGreaterThanOrEqual(acknowledged);
  expect(responses).toBe(rows);
  // Servers were killed while they released, too.
  expect(released).toBeGreaterThan(0);
  expect(released + waiting).toBe(rows);
  expect(mismatches).toEqual([]);
}
