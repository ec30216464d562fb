import { expect, test } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { actsOn, type Check } from "../fixtures/acts.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { publishNightBuses } from "../fixtures/night-buses.ts";
import type { PublishedSurvey } from "../fixtures/night-buses.ts";
import { KeyHolder } from "../fixtures/key-holder.ts";
import { createPostgresDatabase } from "../fixtures/postgres-database.ts";
import { startProduct, underLoad } from "../fixtures/product.ts";
import {
  readEmbedded,
  readPostgres,
} from "../../server/src/testing/read-counts.ts";
import type { Counts } from "../../server/src/testing/read-counts.ts";

const rounds = 10;
/** Waves of actions per round; delayed results by groups get time to be released. */
const wavesMin = 8;
/**
 * Actions of the writers: most respond, at the speed of scripts so that they
 * are flagged, or by ticket.
 */
const writers = [
  ...Array<string>(4).fill("respond"),
  ...["vote", "vote", "vote", "repeat"],
  ...["withdraw", "withdraw", "withdraw", "edit", "edit"],
  ...["delete", "unpost", "hide"],
];
test.describe.configure({ timeout: 360_000 });

test("kill -9 during writes loses nothing on the embedded database", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-crash-"));
  const responses = await crashRepeatedly({ DATA_DIR: dataDir });
  expectNothingLost(await readEmbedded(join(dataDir, "database")), responses);
  await rm(dataDir, { recursive: true });
});

test("kill -9 during writes loses nothing on PostgreSQL", async () => {
  const database = await createPostgresDatabase();
  const { url } = database;
  const secret = "a secret of at least 32 characters";
  const env = { DATABASE_URL: url, SECRET: secret };
  const responses = await crashRepeatedly(env);
  expectNothingLost(await readPostgres(url), responses);
  await database.drop();
});

type Acknowledged = Map<string, Check[]>;

let acted = 0;

/** Returns the number of acknowledged responses; everything acknowledged is verified at the end. */
async function crashRepeatedly(env: Record<string, string>): Promise<number> {
  const settings = {
    DEMO_DATA: "off",
    TRUST_PROXY: "on",
    FLAG_RESPONSES: "on",
    ...underLoad,
    ...env,
  };
  const acknowledged: Acknowledged = new Map(writers.map((act) => [act, []]));
  let survey: Ticketed | undefined;
  for (let round = 0; round < rounds; round++) {
    const product = await startProduct(settings);
    const { url } = product;
    survey ??= await publishTicketed(url);
    const kill = () => product.stop("SIGKILL");
    await writeUntilKilled(url, survey, acknowledged, kill);
  }
  await expectAllHolds(settings, acknowledged);
  return acknowledged.get("respond")?.length ?? 0;
}

type Ticketed = PublishedSurvey & { codes: string[] };

/** A survey that is answered with and without tickets, which are counted separately. */
async function publishTicketed(url: string): Promise<Ticketed> {
  const survey = await publishNightBuses(url, await ApiVisitor.arrive(url));
  const owner = new KeyHolder(survey);
  await owner.call(url, "PATCH", { tickets: "apart" });
  const batch = { count: 2000, label: "" };
  const made = await owner.call(url, "POST", batch, "/ticket-batches");
  return { ...survey, ...(made.body as { codes: string[] }) };
}

/**
 * In waves, because edits without a pause would have every response
 * re-evaluated, and so refused in the end.
 */
async function writeUntilKilled(
  url: string,
  survey: Ticketed,
  acknowledged: Acknowledged,
  kill: () => Promise<void>,
): Promise<void> {
  const acts = actsOn(survey, survey.codes);
  const waitedFor = new Set(writers);
  let killed: Promise<void> | undefined;
  const writeOnce = async (name: string, isLast: boolean) => {
    // Another network for each, because groups are counted in networks.
    acted += 1;
    const address = `10.${acted >> 8}.${acted & 255}.7`;
    const check = await acts[name]?.(url, address);
    if (!check) return;
    acknowledged.get(name)?.push(check);
    waitedFor.delete(name);
    // One of each was acknowledged, and more are in flight.
    if (isLast) killed ??= kill();
  };
  for (let waves = 1; killed === undefined; waves += 1) {
    const isLast = waitedFor.size === 0 && waves > wavesMin;
    const wave = writers.map((name) => writeOnce(name, isLast));
    // Interrupted requests reject: nothing was acknowledged for them.
    await Promise.allSettled(wave);
  }
  expect([...waitedFor]).toEqual([]);
  await killed;
}

async function expectAllHolds(
  env: Record<string, string>,
  acknowledged: Acknowledged,
): Promise<void> {
  const product = await startProduct(env);
  for (const check of [...acknowledged.values()].flat())
    await check(product.url);
  await product.stop("SIGTERM");
  expect(product.process.exitCode).toBe(0);
}

function expectNothingLost(counts: Counts, acknowledged: number): void {
  const { rows, responses, leaving, released, waiting, mismatches } = counts;
  expect(rows).toBeGreaterThanOrEqual(acknowledged);
  expect(responses + leaving).toBe(rows);
  // Servers were also killed during a release.
  expect(released).toBeGreaterThan(0);
  expect(released + waiting).toBe(rows);
  // Both separately counted groups must have some, otherwise the test proves
  // nothing about them.
  expect(counts.flagged).toBeGreaterThan(0);
  expect(counts.ticketed).toBeGreaterThan(0);
  expect(mismatches).toEqual([]);
}
