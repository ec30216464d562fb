import { readAnalytics } from "@nearsay/core/contract";
import { analyticsReply, dailyBuckets } from "../testing/analytics-reply.ts";
import { compareFigures } from "./changes.tsx";

function changes(before: object, after: object): Record<string, number> {
  const [earlier, later] = [before, after].map((reply) =>
    readAnalytics(analyticsReply(reply)),
  );
  if (!earlier || !later) throw new Error("two replies make two figures");
  return Object.fromEntries(compareFigures(earlier, later));
}

test("equal figures have no changes", () => {
  expect(changes({}, {})).toEqual({});
});

test("an option without text reports by how much it grew", () => {
  const before = { mc_breakdown: { 11: { "": 2 } } };
  const after = { mc_breakdown: { 11: { "": 3 } } };
  expect(changes(before, after)).toEqual({ "option:11:(no text)": 1 });
});

test("responses, options, keywords and buckets show by how much they grew", () => {
  const later = {
    resp_count: 54,
    mc_breakdown: { 11: { Yes: 26, No: 16 } },
    top_keywords: { lamps: 7, river: 4 },
    resp_count_timeseries: dailyBuckets([3, 4, 5, 6]),
  };
  expect(changes({}, later)).toEqual({
    responses: 2,
    "option:11:Yes": 2,
    "keyword:lamps": 1,
    "bucket:2026-03-04T00:00:00.000Z": 2,
  });
});

test("sentiment changes are in percentage points, also downwards", () => {
  expect(changes({ sentiment_avg: 0.4 }, { sentiment_avg: 0.3 })).toEqual({
    sentiment: -5,
  });
});

test("a new bucket grew from zero", () => {
  const later = { resp_count_timeseries: dailyBuckets([3, 4, 5, 4, 1]) };
  expect(changes({}, later)).toEqual({
    "bucket:2026-03-05T00:00:00.000Z": 1,
  });
});

test("longer buckets are not compared with shorter earlier ones", () => {
  const { bucket } = dailyBuckets([0])[0] ?? {};
  const later = { resp_count_timeseries: [{ bucket, count: 16 }] };
  expect(changes({}, later)).toEqual({});
});

test("what was withheld or not listed before has not grown", () => {
  const earlier = { top_keywords: [], sentiment_avg: null };
  expect(changes(earlier, {})).toEqual({});
});
