import { once } from "node:events";
import { get } from "node:http";
import fastify from "fastify";
import { EventReader } from "../testing/event-reader.ts";
import { type EventStream, createEventStream } from "./event-stream.ts";

/** An app whose one route opens a stream, and a listener to it. */
async function listen() {
  const app = fastify();
  let stream: EventStream | undefined;
  app.get("/", (_request, reply) => {
    const maySee = () => Promise.resolve(true);
    stream = createEventStream(reply, {
      viewer: null,
      language: "en",
      maySee,
    });
    stream.start();
    return reply;
  });
  const reader = await EventReader.open(await app.listen({ port: 0 }));
  if (stream === undefined) throw new Error("no stream was opened");
  return { app, reader, stream };
}

const megabyte = `data: ${"x".repeat(1_000_000)}\n\n`;

describe("a stream of events", () => {
  it("disconnects a listener who does not read", async () => {
    const { app, reader, stream } = await listen();
    reader.response.pause();
    const closed = new Promise<void>((resolve) => {
      stream.onClose(resolve);
    });
    for (let n = 0; n < 100 && stream.isOpen; n += 1) stream.send(megabyte);
    await closed;
    expect(stream.isOpen).toBe(false);
    reader.close();
    await app.close();
  });

  it("does not wait at its end for a listener who does not read", async () => {
    const { app, reader, stream } = await listen();
    reader.response.pause();
    stream.send(megabyte.repeat(10));
    stream.end("event: bye\ndata: {}\n\n");
    await app.close();
    reader.close();
  });

  it("is not open for a listener who disconnected before it began", async () => {
    const app = fastify();
    const isOpen = new Promise((resolve) => {
      app.get("/", async (request, reply) => {
        const left = once(request.raw.socket, "close");
        asking.destroy();
        await left;
        const maySee = () => Promise.resolve(true);
        resolve(
          createEventStream(reply, { viewer: null, language: "en", maySee })
            .isOpen,
        );
        return reply;
      });
    });
    const asking = get(await app.listen({ port: 0 }));
    asking.on("error", () => undefined);
    expect(await isOpen).toBe(false);
    await app.close();
  });

  it("is closed when the listener disconnects, and sends nothing more", async () => {
    const { app, reader, stream } = await listen();
    const closed = new Promise<void>((resolve) => {
      stream.onClose(resolve);
    });
    reader.close();
    await closed;
    stream.send("data: {}\n\n");
    expect(stream.isOpen).toBe(false);
    await app.close();
  });
});
