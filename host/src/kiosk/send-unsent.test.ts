import { ApiError } from "@nearsay/core/api";
import type { Unsent } from "./kiosk-calls.ts";
import { createSender } from "./send-unsent.ts";

const refuse = (status: number, msg = "") => new ApiError(status, msg);

/**
 * A tablet with these responses; the server returns the given errors for each
 * key, and accepts the others.
 */
function start(keys: string[], errors: Record<string, ApiError[]> = {}) {
  const rows = new Map(keys.map((key) => [key, { key, answers: {} }]));
  const sent: string[] = [];
  const sender = createSender({
    store: {
      keys: () => Promise.resolve([...rows.keys()]),
      find: (key) => Promise.resolve(rows.get(key) ?? null),
      // Like in a browser, where a row exists until it is processed.
      remove: async (key) => {
        await Promise.resolve();
        rows.delete(key);
      },
    },
    send({ key }: Unsent) {
      sent.push(key);
      const error = errors[key]?.shift();
      return error === undefined ? Promise.resolve() : Promise.reject(error);
    },
  });
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return { rows, sent, sender, settle };
}

describe("the unsent responses of a kiosk", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it("are sent once each, and deleted after they were accepted", async () => {
    const { rows, sent, sender, settle } = start(["a", "b"]);
    const counts: number[] = [];
    sender.subscribe(() => counts.push(sender.state().unsent));
    sender.ask();
    sender.ask();
    await settle();
    expect(sent).toEqual(["a", "b"]);
    expect(rows.size).toBe(0);
    expect(counts).toEqual([1, 0, 0, 0]);
    expect(sender.state()).toEqual({ unsent: 0, problem: null });
  });

  it("are kept if no reply arrived, and sent again at growing intervals", async () => {
    const lost = [refuse(0), refuse(503, "Busy."), refuse(429, "Too often.")];
    const { rows, sent, sender, settle } = start(["a", "b"], { a: lost });
    sender.ask();
    await settle();
    const waiting = { kind: "waiting", reason: "" };
    expect(sender.state()).toEqual({ unsent: 2, problem: waiting });
    expect(sent).toEqual(["a"]);
    await jest.advanceTimersByTimeAsync(2000);
    expect(sender.state().problem?.reason).toBe("Busy.");
    await jest.advanceTimersByTimeAsync(3900);
    expect(sent).toEqual(["a", "a"]);
    await jest.advanceTimersByTimeAsync(100);
    expect(sent).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(8000);
    expect(sent).toEqual(["a", "a", "a", "a", "b"]);
    expect(rows.size).toBe(0);
  });

  it("do not block others if one is refused, which is kept until a person retries it", async () => {
    const { rows, sent, sender, settle } = start(["a", "b"], {
      a: [refuse(422, "Content not allowed.")],
    });
    sender.ask();
    await settle();
    expect([...rows.keys()]).toEqual(["a"]);
    const problem = { kind: "refused", reason: "Content not allowed." };
    expect(sender.state()).toEqual({ unsent: 1, problem });
    sender.ask();
    await settle();
    expect(sent).toEqual(["a", "b"]);
    expect(sender.state()).toEqual({ unsent: 1, problem });
    sender.retry();
    await settle();
    expect(sender.state()).toEqual({ unsent: 0, problem: null });
  });

  it.each([404, 410])(
    "are kept if nothing is accepted any more (%i), and deleted only on request",
    async (status) => {
      const over = Array.from({ length: 99 }, () => refuse(status, "Over."));
      const { rows, sent, sender, settle } = start(["a", "b"], { a: over });
      sender.ask();
      await settle();
      await jest.advanceTimersByTimeAsync(600_000);
      expect(sent).not.toContain("b");
      expect(rows.size).toBe(2);
      expect(sender.state().problem).toEqual({ kind: "over", reason: "Over." });
      await sender.drop();
      expect(rows.size).toBe(0);
      expect(sender.state()).toEqual({ unsent: 0, problem: null });
    },
  );

  it("are not sent any more when the kiosk has changed", async () => {
    const { sent, sender, settle } = start(["a"], { a: [refuse(0)] });
    sender.ask();
    await settle();
    sender.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["a"]);
  });
});
