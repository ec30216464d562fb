import { expect, test } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../fixtures/product.ts";

test("all errors in the environment are reported at once, without a stack trace", async () => {
  const env = { GEO_PROMPT: "maybe", SURVEY_GEN_MAX_CHARS: "10" };
  const failure = await startProduct(env).catch(String);
  expect(failure).toContain('GEO_PROMPT is "maybe"');
  expect(failure).toContain('SURVEY_GEN_MAX_CHARS is "10"');
  expect(failure).not.toContain("dist/");
});

test("a port in use is reported with the way to choose another one", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const env = { PORT: String(port), DEMO_DATA: "off" };
  const failure = await startProduct(env).catch(String);
  expect(failure).toContain(`Port ${port} on 127.0.0.1 is in use`);
  expect(failure).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

for (const signal of ["SIGTERM", "SIGINT"] as const)
  test(`${signal} shuts the server down cleanly and keeps the data`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "nearsay-stop-"));
    const env = { DATA_DIR: dataDir, DEMO_DATA: "off" };
    const first = await startProduct(env);
    await first.stop(signal);
    expect(first.process.exitCode).toBe(0);
    const second = await startProduct(env);
    expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
    await second.stop();
    await rm(dataDir, { recursive: true });
  });
