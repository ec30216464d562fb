import fastify from "fastify";
import { stopApp } from "./start-server.ts";

/** An app with one request in flight, which ends when `finish` is called. */
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

test("a request in flight is answered before the app is closed", async () => {
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
