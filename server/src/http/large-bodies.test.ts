import { Readable } from "node:stream";
import { setTimeout as later } from "node:timers/promises";
import fastify from "fastify";
import { bodyBytesMin } from "./body-limit.ts";
import { sendError } from "./errors.ts";
import { boundLargeBodies } from "./large-bodies.ts";

/** An app that replies with the length of the text after `release` was called. */
function openApp(most: number) {
  const app = fastify({ bodyLimit: 2 ** 24 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.setErrorHandler(sendError);
  boundLargeBodies(app, most);
  app.post("/", async ({ body }) => {
    await released;
    return (body as string).length;
  });
  const send = (length: number) =>
    app.inject({
      method: "POST",
      url: "/",
      payload: JSON.stringify("x".repeat(length)),
      headers: { "content-type": "application/json" },
    });
  return { app, send, release };
}

const large = 4 * bodyBytesMin;

describe("large bodies", () => {
  it("are refused temporarily if others use up the memory, while small ones have room", async () => {
    const { app, send, release } = openApp(2 * large + 100);
    const sent = [send(large), send(large), send(large)];
    const refused = await Promise.race(sent);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers["retry-after"]).toBe("1");
    // Sent immediately, while the large ones are in memory.
    const small = send(1000).then((reply) => reply);
    await later(50);
    release();
    const replies = await Promise.all([...sent, small]);
    const wrong = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(wrong).toEqual([refused]);
    expect((await send(large)).statusCode).toBe(200);
    await app.close();
  });

  it("count if they arrive in chunks without a length", async () => {
    const { app, release } = openApp(large + 100);
    const sendPieces = () =>
      app.inject({
        method: "POST",
        url: "/",
        payload: Readable.from([JSON.stringify("x".repeat(large))]),
        headers: {
          "content-type": "application/json",
          "transfer-encoding": "chunked",
        },
      });
    const sent = [sendPieces(), sendPieces()];
    const refused = await Promise.race(sent);
    expect(refused.statusCode).toBe(503);
    release();
    const replies = await Promise.all(sent);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
      1,
    );
    await app.close();
  });

  it("arrive complete", async () => {
    const { app, send, release } = openApp(2 ** 24);
    release();
    expect((await send(large)).json()).toBe(large);
    await app.close();
  });
});
