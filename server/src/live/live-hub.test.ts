import fastify from "fastify";
import type { Database } from "../base/db/database.ts";
import { TestClock } from "../testing/test-app.ts";
import { createChanges } from "../base/changes/changes.ts";
import type { EventStream } from "./event-stream.ts";
import { createLiveHub } from "./live-hub.ts";

function start(maxStreams = 1) {
  const hub = createLiveHub({
    db: { query: () => Promise.resolve([]) } as unknown as Database,
    clock: new TestClock().read,
    changes: createChanges(),
    findSurvey: () => Promise.resolve(null),
    names: () => (authorId) => authorId,
    maxStreams,
  });
  hub.start(fastify().log);
  const follow = (stream: EventStream, network = "n") =>
    hub.follow({ surveyId: 17, stream, network, place: null });
  return { hub, follow };
}

function listener() {
  let leave = () => {};
  const stream = {
    viewer: null,
    language: "en" as const,
    isOpen: true,
    isStarted: false,
    maySee: () => Promise.resolve(true),
    onClose: (listener: () => void) => {
      leave = listener;
    },
    start: () => {
      stream.isStarted = true;
    },
    send: () => undefined,
    end: () => undefined,
  };
  return { stream, leave: () => leave() };
}

describe("the streams of a process", () => {
  it("are limited in number, and a seat is free again when a listener disconnects", async () => {
    const { hub, follow } = start();
    const first = listener();
    await follow(first.stream);
    await expect(follow(listener().stream)).rejects.toThrow("not available");
    first.leave();
    await follow(listener().stream);
    expect(hub.size).toBe(1);
    await hub.stop();
  });

  it("are limited to ten per network if the total is small, and leave room for others", async () => {
    const { hub, follow } = start(20);
    const here = Array.from({ length: 10 }, listener);
    for (const { stream } of here) await follow(stream);
    await expect(follow(listener().stream)).rejects.toThrow("not available");
    await follow(listener().stream, "elsewhere");
    here[0]!.leave();
    await follow(listener().stream);
    await hub.stop();
  });

  it("use no seat for a listener who has disconnected already", async () => {
    const { hub, follow } = start();
    const gone = { ...listener().stream, isOpen: false };
    await expect(follow(gone)).rejects.toThrow("not available");
    expect(hub.size).toBe(0);
    await follow(listener().stream);
    await hub.stop();
  });
});
