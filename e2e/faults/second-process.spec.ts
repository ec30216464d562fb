import { expect, test } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../fixtures/product.ts";

test("a second process on the same folder is refused within a second and told who holds it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-lock-"));
  const env = { DATA_DIR: dataDir, DEMO_DATA: "off" };
  const first = await startProduct(env);
  const bare = await time(() =>
    once(spawn(process.execPath, ["-e", "0"]), "exit"),
  );
  let second: unknown;
  const took = await time(async () => {
    second = await startProduct(env).catch((error: unknown) => error);
  });
  expect(String(second)).toContain(`process ${first.process.pid},`);
  expect(String(second)).toContain("DATA_DIR");
  // Other tests may keep the machine busy: what Node itself needs does not count.
  expect(took - bare).toBeLessThan(1_000);
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

/** Milliseconds that the work takes. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
