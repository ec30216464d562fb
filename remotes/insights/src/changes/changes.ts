import type { Analytics, Bucket } from "@nearsay/core/contract";
import { choiceQuestions, sentimentPercent, sum } from "@nearsay/core/domain";
import { createContext, useContext } from "react";

/** Names one number of the panel. Buckets are named by their start as the server wrote it. */
export type ChangeKey =
  | "responses"
  | "sentiment"
  | `option:${string}:${string}`
  | `keyword:${string}`
  | `bucket:${string}`;

/** What the last live update changed. */
export interface Changes {
  /** Counts the updates; 0 before the first. */
  readonly update: number;
  /** By how much each number grew, negative where it fell; what stayed is left out. */
  readonly grown: ReadonlyMap<ChangeKey, number>;
}

export const noChanges: Changes = { update: 0, grown: new Map() };

export const ChangesContext = createContext(noChanges);

/**
 * By how much a number, or what several add up to, grew with the last live
 * update, negative where it fell; null when it stayed. Sentiment is in
 * percentage points.
 */
export function useChange(of: ChangeKey | readonly ChangeKey[]): number | null {
  const { grown } = useContext(ChangesContext);
  const change = sum([of].flat().map((key) => grown.get(key) ?? 0));
  return change === 0 ? null : change;
}

type Numbers = [ChangeKey, number][];

/** The numbers that differ between two states of the figures. What was not shown before is not known to have grown. */
export function compareFigures(
  earlier: Analytics,
  later: Analytics,
): Changes["grown"] {
  const before = new Map([
    ...numbersOf(earlier),
    ...bucketsBefore(earlier.timeSeries, later.timeSeries),
  ]);
  const after = [...numbersOf(later), ...bucketNumbers(later.timeSeries)];
  const changes = after.map(([key, number]): Numbers[number] => [
    key,
    number - (before.get(key) ?? number),
  ]);
  return new Map(changes.filter(([, change]) => change !== 0));
}

function numbersOf(analytics: Analytics): Numbers {
  const { responseCount, sentimentAverage } = analytics;
  const numbers: Numbers = [["responses", responseCount]];
  if (sentimentAverage !== null)
    numbers.push(["sentiment", Math.round(sentimentPercent(sentimentAverage))]);
  for (const { id, options } of choiceQuestions(analytics))
    for (const { option, count } of options)
      numbers.push([`option:${id}:${option}`, count]);
  for (const { term, count } of analytics.topKeywords)
    numbers.push([`keyword:${term}`, count]);
  return numbers;
}

function bucketNumbers(buckets: readonly Bucket[]): Numbers {
  return buckets.map(({ bucket, count }) => [`bucket:${bucket}`, count]);
}

/** Time goes on, so a new bucket had none; but where longer buckets took the place of the earlier ones nothing can be compared. */
function bucketsBefore(
  earlier: readonly Bucket[],
  later: readonly Bucket[],
): Numbers {
  const counts = new Map(bucketNumbers(earlier));
  const now = bucketNumbers(later).map(([key]) => key);
  const goesOn = [...counts.keys()].every((key) => now.includes(key));
  return goesOn ? now.map((key) => [key, counts.get(key) ?? 0]) : [];
}
