import { expect, test } from "@playwright/test";
import { startCluster } from "../../server/src/testing/start-postgres.ts";
import { ApiVisitor } from "../fixtures/api-visitor.ts";
import {
  answerNightBuses,
  publishNightBuses,
} from "../fixtures/night-buses.ts";
import { startProduct, underLoad } from "../fixtures/product.ts";
import { readPostgres } from "../../server/src/testing/read-counts.ts";

test.describe.configure({ timeout: 120_000 });

const undo: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const step of undo.reverse()) await step();
});

test("the server survives a PostgreSQL that is stopped and started under load", async () => {
  const postgres = await startCluster();
  undo.push(() => postgres.stop());
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    SECRET: "a secret of at least 32 characters",
    ...underLoad,
  });
  undo.push(() => product.stop("SIGTERM"));
  const { url } = product;
  const survey = await publishNightBuses(url, await ApiVisitor.arrive(url));
  const seen = new Set<number>();
  let acknowledged = 0;
  let stop = false;

  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (!stop) {
        const visitor = await ApiVisitor.arrive(url);
        const { status } = await answerNightBuses(url, visitor, survey);
        seen.add(status);
        if (status < 300) acknowledged++;
      }
    }),
  );
  const surveys = async () => (await fetch(`${url}/api/surveys`)).status;

  for (const end of [postgres.shutDown, postgres.kill]) {
    const before = acknowledged;
    await expect.poll(() => acknowledged).toBeGreaterThan(before + 10);
    await end();
    await expect.poll(surveys).toBe(503);
    await postgres.startAgain();
    await expect.poll(surveys).toBe(200);
    await expect.poll(() => acknowledged).toBeGreaterThan(before + 20);
  }
  stop = true;
  await load;

  const counts = await readPostgres(postgres.url);
  expect(counts.rows).toBeGreaterThanOrEqual(acknowledged);
  expect(counts.responses).toBe(counts.rows);
  expect([...seen].filter((status) => status === 500)).toEqual([]);
  expect(product.process.exitCode).toBeNull();
});
