import fc from "@nearsay/core/testing/property";
import { Cursor } from "./cursor.ts";

const now = Date.UTC(2026, 2, 2);
const later = now + 60_000;

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), {
  minLength: 1,
  maxLength: 40,
});

describe("Cursor", () => {
  it("contains the numbers added to it, in any order, also after parsing its text", () => {
    fc.assert(
      fc.property(numbers, numbers, (sent, others) => {
        const cursor = Cursor.knowing([], now);
        for (const number of sent) cursor.add(number, now);
        const again = Cursor.parse(cursor.toString(), later);
        for (const number of [...sent, ...others]) {
          expect(cursor.has(number)).toBe(sent.includes(number));
          expect(again?.has(number)).toBe(sent.includes(number));
        }
      }),
    );
  });

  it("does not contain a number that appears late below others, until those have settled", () => {
    const cursor = Cursor.knowing([], now);
    cursor.add(11, now);
    expect(cursor.has(10)).toBe(false);
    cursor.add(12, later);
    expect(cursor.has(10)).toBe(true);
    expect(cursor.toString()).toBe("b-1");
  });

  it("stays short, however many numbers are added", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1 })), (sent) => {
        const cursor = Cursor.knowing([], now);
        for (const number of [...sent, ...sent.keys()]) cursor.add(number, now);
        expect(cursor.toString().length).toBeLessThan(520);
        expect(Cursor.parse(cursor.toString(), now)).not.toBeNull();
      }),
    );
  });

  it("treats the newest rows, and all before them, as received", () => {
    const newestFirst = Array.from({ length: 50 }, (_, n) => 1000 - 2 * n);
    const cursor = Cursor.knowing(newestFirst, now);
    for (const number of newestFirst) expect(cursor.has(number)).toBe(true);
    expect(cursor.has(999)).toBe(false);
    expect(cursor.has(1)).toBe(true);
  });

  it.each([
    "",
    "-",
    "1--2",
    "A",
    "1.2",
    "ééé",
    "zzzzzzzzzzzz",
    `1${"-1".repeat(41)}`,
  ])("does not parse %j", (text) => {
    expect(Cursor.parse(text, now)).toBeNull();
  });
});
