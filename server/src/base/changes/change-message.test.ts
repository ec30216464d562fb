import fc from "@nearsay/core/testing/property";
import { decodeChanges, encodeChanges } from "./change-message.ts";
import { type Change, changeKinds } from "./changes.ts";

const change: fc.Arbitrary<Change> = fc.record({
  surveyId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  kind: fc.constantFrom(...changeKinds),
});

describe("messages of changes", () => {
  it("contain every change, in payloads that PostgreSQL accepts", () => {
    const many = fc.array(change, { maxLength: 2000, size: "max" });
    fc.assert(
      fc.property(many, (changes) => {
        const payloads = encodeChanges({ from: "a1", changes });
        for (const payload of payloads)
          expect(Buffer.byteLength(payload)).toBeLessThan(8000);
        const messages = payloads.map(decodeChanges);
        expect(messages.flatMap((message) => message?.changes)).toEqual(
          changes,
        );
        expect(messages.every((message) => message?.from === "a1")).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it.each(["", " 1.0", "a1 1", "a1 0.0", "a1 1.99", "a1 x.0", "a1 1.0 "])(
    "are not decoded from %j",
    (payload) => {
      expect(decodeChanges(payload)).toBeNull();
    },
  );
});
