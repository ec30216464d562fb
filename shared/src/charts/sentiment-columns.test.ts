import fc from "../testing/property.ts";
import { onScale, readSentiment } from "./sentiment-columns.ts";

const named = (...names: string[]) =>
  names.map((bucket) => ({ bucket, count: 1 }));

const tenths = Array.from(
  { length: 10 },
  (_, bin) => `${(bin / 5 - 1).toFixed(1)}…${((bin + 1) / 5 - 1).toFixed(1)}`,
);

test("the ten parts of the scale are four negative, two neutral and four positive", () => {
  const columns = readSentiment(named(...tenths));
  expect(onScale(columns)).toBe(true);
  expect(columns.map(({ tone }) => tone)).toEqual([
    ...new Array<string>(4).fill("negative"),
    ...new Array<string>(2).fill("neutral"),
    ...new Array<string>(4).fill("positive"),
  ]);
  expect(columns[0]?.span).toEqual({ from: -1, to: -0.8 });
  expect(columns[9]?.span).toEqual({ from: 0.8, to: 1 });
});

test.each([
  ["-1.0…-0.8", -1, -0.8],
  ["-1.0 to -0.6", -1, -0.6],
  ["[-0.2, 0.2)", -0.2, 0.2],
  ["0.0-0.2", 0, 0.2],
  ["-0.2--0.1", -0.2, -0.1],
  ["−0.5–0", -0.5, 0],
  ["-0.5..0.5", -0.5, 0.5],
])("%s is read as a part of the scale", (name, from, to) => {
  expect(readSentiment(named(name))[0]?.span).toEqual({ from, to });
});

test.each(["0.5", "1…-1", "-5…5", "positive", ""])(
  "%j is not read as a part of the scale",
  (name) => {
    expect(readSentiment(named(name))[0]?.span).toBeNull();
  },
);

test.each([
  ["positive", "positive"],
  ["NEG", "negative"],
  ["neu", "neutral"],
  ["Happy", "positive"],
  ["mixed", "neutral"],
  ["sarcastic", null],
])("%s has the sentiment %s", (name, tone) => {
  expect(readSentiment(named(name))[0]?.tone).toBe(tone);
});

test.each([
  [
    ["positive", "neutral", "negative"],
    ["negative", "neutral", "positive"],
  ],
  [
    [
      "positive",
      "very positive",
      "neutral",
      "very negative",
      "slightly negative",
      "negative",
    ],
    [
      "very negative",
      "negative",
      "slightly negative",
      "neutral",
      "positive",
      "very positive",
    ],
  ],
  [
    ["0.0…1.0", "-1.0…0.0"],
    ["-1.0…0.0", "0.0…1.0"],
  ],
  [
    ["joy", "anger", "calm"],
    ["joy", "anger", "calm"],
  ],
])("%j are sorted as %j", (names, order) => {
  expect(readSentiment(named(...names)).map(({ name }) => name)).toEqual(order);
});

test("shares are of all counts", () => {
  const columns = readSentiment([
    { bucket: "negative", count: 1 },
    { bucket: "neutral", count: 0 },
    { bucket: "positive", count: 3 },
  ]);
  expect(columns.map(({ count, share }) => [count, share])).toEqual([
    [1, 25],
    [0, 0],
    [3, 75],
  ]);
});

test("no column is lost, whatever its name", () => {
  const histogram = fc.array(
    fc.record({ bucket: fc.string(), count: fc.nat() }),
  );
  fc.assert(
    fc.property(histogram, (buckets) => {
      const names = readSentiment(buckets).map(({ name }) => name);
      expect(names.sort()).toEqual(buckets.map(({ bucket }) => bucket).sort());
    }),
  );
});
