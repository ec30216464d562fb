import fc from "../testing/property.ts";
import { readEvents } from "./http-reply.ts";

const frame = (event: string, data: unknown) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

function bodyOf(text: string, size = 7): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let from = 0; from < bytes.length; from += size)
        controller.enqueue(bytes.slice(from, from + size));
      controller.close();
    },
  });
}

describe("a reply that is streamed with progress", () => {
  it("is read for any texts, however it was split in transit", async () => {
    const anyText = fc.string({ unit: "grapheme" });
    const property = fc.asyncProperty(
      fc.array(anyText),
      anyText,
      fc.integer({ min: 1, max: 50 }),
      async (news, reply, size) => {
        const frames = news.map((data) => frame("progress", data));
        const text = `:\n\n${frames.join("")}${frame("reply", reply)}`;
        const received: unknown[] = [];
        const answer = await readEvents(bodyOf(text, size), (data) => {
          received.push(data);
        });
        expect(received).toEqual(news);
        expect(answer).toMatchObject({ ok: true, status: 200 });
        expect(JSON.parse(answer.text)).toBe(reply);
      },
    );
    await fc.assert(property);
  });

  it("keeps texts with Unicode line separators", async () => {
    const received: unknown[] = [];
    const lines = "one\u2028two\u2029three";
    const text = frame("progress", lines) + frame("reply", lines);
    const answer = await readEvents(bodyOf(text), (data) =>
      received.push(data),
    );
    expect(received).toEqual([lines]);
    expect(answer).toMatchObject({ ok: true, text: JSON.stringify(lines) });
  });

  it("may end with an error, which has its own status", async () => {
    const body = bodyOf(frame("refused", { status: 502, msg: "It failed." }));
    expect(await readEvents(body, () => undefined)).toMatchObject({
      ok: false,
      status: 502,
      text: '{"status":502,"msg":"It failed."}',
    });
  });

  it.each([
    ["no data", ""],
    ["only part of a frame", frame("reply", "whole").slice(0, -3)],
    ["only progress", frame("progress", 1)],
  ])("is rejected when %s arrived", async (_, text) => {
    const reading = readEvents(bodyOf(text), () => undefined);
    await expect(reading).rejects.toThrow("broke off");
  });
});
