import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import sql from "sql-template-tag";
import { openDatabase } from "../base/db/open.ts";
import { readConfig } from "./config.ts";
import { startServer, stopApp } from "./start-server.ts";

/** An app with one request in progress, which ends when `finish` is called. */
async function startSlow() {
  const app = fastify();
  let finish = () => {};
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  app.get("/", async () => {
    arrived();
    await new Promise<void>((resolve) => (finish = resolve));
    return "done";
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const inFlight = fetch(url).then((response) => response.text());
  await arrival;
  return { app, url, inFlight, finish };
}

test("a request in progress is answered before the app is closed", async () => {
  const { app, url, inFlight, finish } = await startSlow();
  const stopped = stopApp(app);
  finish();
  expect(await inFlight).toBe("done");
  await stopped;
  await expect(fetch(url)).rejects.toThrow();
});

test("a request that takes too long is cut off", async () => {
  const { app, inFlight } = await startSlow();
  const outcome = expect(inFlight).rejects.toThrow();
  await stopApp(app, { limit: 30 });
  await outcome;
});

test("a clock that is a day behind the latest write is reported at the start, but does not prevent it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nearsay-clock-"));
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: "0",
    DEMO_DATA: "off",
    LOG_LEVEL: "silent",
  });
  const noDeath = () => undefined;
  const start = async () => {
    const server = await startServer(config, noDeath);
    await server.stop();
    return server.wrongClock;
  };
  expect(await start()).toBeNull();
  const db = await openDatabase({ ...config, onDeath: noDeath });
  await db.query(sql`
    update migrations set applied_at = now() + interval '1 day'`);
  await db.close();
  expect(await start()).toMatch(
    /^Clock: It shows .*, but data was written at .*\. Set the clock/,
  );
  await rm(dataDir, { recursive: true });
});
