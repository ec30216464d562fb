import { expect, test } from "@playwright/test";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readPostgres } from "../../server/src/testing/read-counts.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import { startBalancer } from "../fixtures/balancer.ts";
import { copyCheckout } from "../fixtures/checkout.ts";
import {
  type PublishedSurvey,
  answerNightBuses,
  publishNightBuses,
} from "../fixtures/night-buses.ts";
import { createPostgresDatabase } from "../fixtures/postgres-database.ts";
import { startProduct, underLoad } from "../fixtures/product.ts";

test.describe.configure({ timeout: 240_000 });

/**
 * A migration of the next version: tables that every answer is written to, and
 * that prepared statements refer to.
 */
const nextMigration = `
  alter table responses add column next_note text;
  alter table surveys add column next_note text not null default 'next';
  create table next_notes (survey_id bigint primary key references surveys);`;

const undo: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const step of undo.reverse()) await step();
  undo.length = 0;
});

test("the next version takes over under load, and no request fails; this version is refused from then on", async () => {
  const database = await createPostgresDatabase();
  undo.push(() => database.drop());
  const settings = {
    DATABASE_URL: database.url,
    SECRET: "a secret of at least 32 characters",
    SHUTDOWN_DELAY: "1",
    // Both versions and all people share one machine.
    MAX_EVENT_LOOP_DELAY: "0",
    DATABASE_STATEMENT_TIMEOUT: "30000",
    ...underLoad,
  };
  const balancer = await startBalancer();
  undo.push(() => Promise.resolve(balancer.close()));
  const { url } = balancer;

  const former = await startProduct(settings);
  undo.push(() => former.stop());
  balancer.add(former.url);
  const busy = { timeout: 60_000 };
  await expect
    .poll(async () => (await fetch(`${url}/api/surveys`)).status, busy)
    .toBe(200);
  const survey = await publishNightBuses(url, await ApiVisitor.arrive(url));
  const load = putLoad(url, survey);
  undo.push(() => load.stop());
  await expect.poll(load.answered, busy).toBeGreaterThan(10);

  const next = await copyNextVersion();
  const latter = await startProduct(settings, next);
  undo.push(() => latter.stop());
  balancer.add(latter.url);
  await expect
    .poll(() => balancer.sentTo(latter.url), busy)
    .toBeGreaterThan(50);
  const before = load.answered();
  await former.stop("SIGTERM");
  expect(former.process.exitCode).toBe(0);
  await expect.poll(load.answered, busy).toBeGreaterThan(before + 20);
  await load.stop();

  expect(load.failures).toEqual([]);
  const counts = await readPostgres(database.url);
  expect(counts.rows).toBe(load.answered());
  expect(counts.responses).toBe(counts.rows);
  expect(counts.mismatches).toEqual([]);

  const refused = await startProduct(settings).catch(String);
  expect(refused).toContain("The database is newer than this version");
  expect(refused).toContain("9999-next");
  expect((await fetch(`${url}/api/surveys`)).status).toBe(200);
  console.log(
    `${load.requests()} requests, ${load.answered()} answers, ${balancer.sentTo(former.url)} to the former version`,
  );
});

async function copyNextVersion(): Promise<string> {
  const folder = copyCheckout("next");
  undo.push(() => rm(folder, { recursive: true }));
  const file = join(folder, "server/migrations/9999-next.sql");
  await writeFile(file, nextMigration);
  return folder;
}

/** People who view pages and answer, one after another on each of several connections. */
function putLoad(url: string, survey: PublishedSurvey) {
  const failures: string[] = [];
  let requests = 0;
  let answered = 0;
  let stopped = false;

  async function look(path: string): Promise<void> {
    const reply = await fetch(`${url}${path}`);
    await reply.text();
    note(path, reply.status);
  }

  function note(what: string, status: number): void {
    requests++;
    if (status >= 400) failures.push(`${what}: ${status}`);
  }

  async function visit(): Promise<void> {
    for (const path of ["/", `/surveys/${survey.id}`, "/api/surveys"])
      await look(path);
    const visitor = await ApiVisitor.arrive(url);
    const { status } = await answerNightBuses(url, visitor, survey);
    note("answer", status);
    if (status < 300) answered++;
  }

  const lines = Array.from({ length: 4 }, async () => {
    while (!stopped)
      await visit().catch((error: Error) =>
        failures.push(`${error}: ${error.cause}`),
      );
  });
  return {
    failures,
    requests: () => requests,
    answered: () => answered,
    async stop() {
      stopped = true;
      await Promise.all(lines);
    },
  };
}
