import fc from "../testing/property.ts";
import {
  runsRightToLeft,
  shortenText,
  textWidth,
  wrapText,
} from "./text-layout.ts";

const room = 100;
const size = 15;

test("lines fit the available width and together contain the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const lines = wrapText(text, room, size);
      for (const line of lines) {
        expect(textWidth(line, size)).toBeLessThanOrEqual(room);
        expect(line).not.toBe("");
      }
      expect(lines.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

test("plain words are measured without a segmenter", () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, "segment");
  wrapText("4 per day – “So far”, 6:00\u202fPM…", room, size);
  expect(segment).not.toHaveBeenCalled();
  textWidth("👩‍👩‍👧", size);
  expect(segment).toHaveBeenCalledTimes(1);
  segment.mockRestore();
});

test("lines break between words, and within a word only if it is longer than a line", () => {
  expect(wrapText("the night bus is late", room, size)).toEqual([
    "the night bus",
    "is late",
  ]);
  expect(wrapText("no Donaudampfschiff now", room, size)).toEqual([
    "no",
    "Donaudampfs",
    "chiff now",
  ]);
});

test("a text that is too long keeps its start, and is cut between words if it has several", () => {
  expect(shortenText("night bus", room, size)).toBe("night bus");
  expect(shortenText("the night bus is late", room, size)).toBe("the night…");
  expect(shortenText("Donaudampfschiff", room, size)).toBe("Donaudamp…");
});

test("a character is never cut", () => {
  expect(wrapText("👩‍👩‍👧👩‍👩‍👧", 1, size)).toEqual(["👩‍👩‍👧", "👩‍👩‍👧"]);
});

test("wide letters need more width than narrow ones", () => {
  expect(textWidth("Mammoth", size)).toBeGreaterThan(
    textWidth("little it", size),
  );
  expect(textWidth("NIGHT", size)).toBeGreaterThan(textWidth("night", size));
});

test("wide scripts need more width", () => {
  expect(textWidth("夜行バス", size)).toBeGreaterThan(textWidth("Nacht", size));
});

test.each([
  ["متى؟", true],
  ["«אוטובוס»", true],
  ["12 متى", true],
  ["Bus متى", false],
  ["12", false],
  ["", false],
])("%j runs from right to left: %s", (text, expected) => {
  expect(runsRightToLeft(text)).toBe(expected);
});

it("gives direction marks no width", () => {
  expect(textWidth("\u061c56%\u200e", size)).toBe(textWidth("56%", size));
});

test.each([
  ["“\u2068نعم\u2069” leads", false],
  ["«\u2068Yes\u2069» في المقدمة", true],
  ["\u206650%\u2069 نعم", true],
])(
  "%s has the direction of its own words, not of what it quotes",
  (text, expected) => {
    expect(runsRightToLeft(text)).toBe(expected);
  },
);
