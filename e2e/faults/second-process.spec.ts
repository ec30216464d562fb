import { expect, test } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../fixtures/product.ts";

test("a second process on the same folder is refused within a second and told who holds it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-lock-"));
  const env = { DATA_DIR: dataDir, DEMO_DATA: "off" };
  const first = await startProduct(env);
  const begun = performance.now();
  const second = await startProduct(env).catch((error: unknown) => error);
  const took = performance.now() - begun;
  expect(String(second)).toContain(`process ${first.process.pid},`);
  expect(String(second)).toContain("DATA_DIR");
  // Node alone needs half a second to load the program on a busy machine.
  expect(took).toBeLessThan(1_000);
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
