import fc from "@nearsay/core/testing/property";
import { followDraft, readProgress, readModelReply } from "./model-reply.ts";

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom('say "text": "no"', "a\\", "\\u0041", "{", "text", ":"),
);
const anyReply = fc
  .record({
    title: anyText,
    instructions: anyText,
    questions: fc.array(
      fc.record({
        text: anyText,
        type: fc.constantFrom("free_text", "multiple_choice"),
        options: fc.array(anyText, { maxLength: 4 }),
        allowMultiple: fc.boolean(),
      }),
      { maxLength: 25 },
    ),
  })
  .map((draft) => JSON.stringify(draft));

describe("reading an incomplete reply", () => {
  it("reports it only when there is more of the draft", () => {
    const onProgress = jest.fn();
    const follow = followDraft(onProgress);
    const parts = ['{"title": "Bikes"', ', "questions": [', '{"text": "Why?"'];
    parts.reduce((before, part) => {
      follow(before + part);
      return before + part;
    }, "");
    expect(onProgress.mock.calls).toEqual([
      [{ title: "Bikes", questions: [] }],
      [{ title: "Bikes", questions: ["Why?"] }],
    ]);
  });

  it("finds a beginning of the complete draft's questions in any prefix of the reply", () => {
    fc.assert(
      fc.property(anyReply, fc.nat(), (reply, n) => {
        const part = reply.slice(0, n % (reply.length + 1));
        const final = readModelReply(reply)?.questions ?? [];
        const { questions } = readProgress(part);
        const texts = final.slice(0, questions.length).map(({ text }) => text);
        expect(questions).toEqual(texts);
      }),
    );
  });

  it("finds all questions in the complete reply", () => {
    fc.assert(
      fc.property(anyReply, (reply) => {
        const final = readModelReply(reply)?.questions ?? [];
        const { questions } = readProgress(reply);
        expect(questions).toEqual(final.map(({ text }) => text));
      }),
    );
  });

  it.each([
    ["has an incomplete title", '{"title": "Bike la', "", []],
    ["ends within an escape sequence", '{"title": "Bike \\u00', "", []],
    [
      "has a complete title",
      '{"title": "Bike \\"lanes\\""',
      'Bike "lanes"',
      [],
    ],
    ["contains unfinished reasoning", '<think>{"title": "Hm"', "", []],
    [
      "contains reasoning before a fenced code block",
      '<think>{"title": "Hm"</think>```json\n{"title": "Bikes", "questions": [{"question_text": "Why?",',
      "Bikes",
      ["Why?"],
    ],
    ["is not JSON", "I cannot help with that.", "", []],
  ])("uses only complete parts of a reply that %s", (_, reply, title, list) => {
    expect(readProgress(reply)).toEqual({ title, questions: list });
  });
});
