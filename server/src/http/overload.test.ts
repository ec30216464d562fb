import fastify from "fastify";
import { sendError } from "./errors.ts";
import { refuseOverload } from "./overload.ts";

/** Endpoints for health checks and monitoring. */
const always = ["/health", "/api/health", "/metrics"];

/** An app that measures its own delay, while this process is kept busy. */
async function startBusy(maxEventLoopDelay: number) {
  const app = fastify();
  app.setErrorHandler(sendError);
  refuseOverload(app, maxEventLoopDelay);
  for (const url of ["/api/surveys", ...always]) app.get(url, () => "fine");
  await app.ready();
  return app;
}

/** Blocks the event loop until its delay was measured, twice as long as one measurement takes. */
async function keepBusy(): Promise<void> {
  const end = Date.now() + 2200;
  while (Date.now() < end) {
    const pause = Date.now() + 300;
    while (Date.now() < pause);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("a process that cannot keep up refuses all requests but health checks immediately", async () => {
  const app = await startBusy(100);
  expect((await app.inject("/api/surveys")).statusCode).toBe(200);
  await keepBusy();
  const refused = await app.inject("/api/surveys");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.json()).toMatchObject({ status: 503, code: "OVERLOADED" });
  for (const url of always)
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
  await app.close();
});

test("a process without free file descriptors continues to measure", async () => {
  const out = jest.spyOn(process, "memoryUsage").mockImplementation(() => {
    throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
  });
  const app = await startBusy(100);
  await keepBusy();
  expect((await app.inject("/api/surveys")).statusCode).toBe(503);
  expect(out).not.toHaveBeenCalled();
  out.mockRestore();
  await app.close();
});

test("a process that has just begun to listen is not refused for its start-up delay", async () => {
  const app = await startBusy(100);
  await keepBusy();
  await app.listen({ port: 0 });
  expect((await app.inject("/api/surveys")).statusCode).toBe(200);
  await app.close();
});

test("a limit of 0 never refuses", async () => {
  const app = await startBusy(0);
  await keepBusy();
  expect((await app.inject("/api/surveys")).statusCode).toBe(200);
  await app.close();
});
