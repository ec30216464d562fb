import { expect, test } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../fixtures/product.ts";

test("a second process on the same folder is refused before it could open it, with a message about the first one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-lock-"));
  const env = { DATA_DIR: dataDir, DEMO_DATA: "off" };
  const [first, opened] = await time(() => startProduct(env));
  const [second, refused] = await time(() =>
    startProduct(env).catch((error: unknown) => error),
  );
  const milliseconds = `${opened.toFixed(0)} and ${refused.toFixed(0)} ms`;
  console.log(`opened and refused in ${milliseconds}`);
  expect(String(second)).toContain(`process ${first.process.pid},`);
  expect(String(second)).toContain("DATA_DIR");
  expect(refused).toBeLessThan(opened);
  await first.stop();
  await rm(dataDir, { recursive: true });
});

test("a folder whose process was killed is free at once", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-lock-"));
  const env = { DATA_DIR: dataDir, DEMO_DATA: "off" };
  const first = await startProduct(env);
  await first.stop("SIGKILL");
  const second = await startProduct(env);
  await second.stop();
  expect(second.process.exitCode).toBe(0);
  await rm(dataDir, { recursive: true });
});

/** The result of the work, and its duration in milliseconds. */
async function time<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
}
