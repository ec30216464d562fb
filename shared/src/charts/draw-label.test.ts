import { drawSentiment } from "./draw-sentiment.ts";
import { drawTimeSeries } from "./draw-time-series.ts";
import type { Shape } from "./drawing.ts";
import { readSeries } from "./read-buckets.ts";
import { readSentiment } from "./sentiment-columns.ts";

const size = { width: 640, height: 240 };
const buckets = [3, 9, 4].map((count, index) => ({
  bucket: `2026-03-0${index + 1}`,
  count,
}));
const tones = [
  { bucket: "-1.0…0.0", count: 3 },
  { bucket: "0.0…1.0", count: 5 },
];

const textsIn = (shapes: readonly Shape[]) =>
  shapes.filter(({ tag }) => tag === "text");

test.each([
  ["of responses over time", drawTimeSeries(readSeries(buckets), size)],
  [
    "with a single bucket",
    drawTimeSeries(readSeries(buckets.slice(1, 2)), size),
  ],
  ["of sentiment", drawSentiment(readSentiment(tones), 0.2, size)],
])(
  "text of a chart %s has the size reserved for it, on any page",
  (_, chart) => {
    const texts = textsIn(chart.shapes);
    expect(texts.length).toBeGreaterThan(1);
    for (const { attributes } of texts) expect(attributes.fontSize).toBe(13);
  },
);
