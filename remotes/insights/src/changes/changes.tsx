import type { Analytics, Bucket } from "@nearsay/core/contract";
import { choiceQuestions, sentimentPercent, sum } from "@nearsay/core/domain";
import { createContext, useContext } from "react";
import { formatChange } from "@nearsay/core/charts";
import { insights as texts } from "#messages";
import styles from "./changes.module.css";

/**
 * Identifies one number of the panel. Buckets are identified by their start as
 * sent by the server.
 */
export type ChangeKey =
  | "responses"
  | "sentiment"
  | `option:${string}:${string}`
  | `keyword:${string}`
  | `bucket:${string}`;

/** The changes of the last live update. */
export interface Changes {
  /** Number of updates; 0 before the first. */
  readonly update: number;
  /** By how much each number grew, negative if it fell; unchanged numbers are omitted. */
  readonly grown: ReadonlyMap<ChangeKey, number>;
  /**
   * Whether these are not live changes, but the effect of leaving out answers,
   * in percentage points.
   */
  readonly inPoints?: boolean;
}

export const noChanges: Changes = { update: 0, grown: new Map() };

export const ChangesContext = createContext(noChanges);

type Numbers = [ChangeKey, number][];

/**
 * The numbers that differ between two states of the figures. Numbers that were
 * not shown before are not treated as growth.
 */
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

/**
 * A new bucket starts at zero; but if longer buckets replaced the earlier ones,
 * nothing can be compared.
 */
function bucketsBefore(
  earlier: readonly Bucket[],
  later: readonly Bucket[],
): Numbers {
  const counts = new Map(bucketNumbers(earlier));
  const now = bucketNumbers(later).map(([key]) => key);
  const goesOn = [...counts.keys()].every((key) => now.includes(key));
  return goesOn ? now.map((key) => [key, counts.get(key) ?? 0]) : [];
}

/**
 * A small "+2" beside a number that the last live update changed, negative if
 * it fell; nothing beside other numbers. Sentiment is in percentage points. In
 * figures without flagged answers, the effect of leaving them out on an
 * option's share.
 */
export function ChangeMark(props: {
  /** The number beside the mark, or several that it sums up. */
  readonly of: ChangeKey | readonly ChangeKey[];
}) {
  const { update, grown, inPoints } = useContext(ChangesContext);
  const change = sum([props.of].flat().map((key) => grown.get(key) ?? 0));
  if (change === 0) return null;
  if (inPoints)
    return (
      <span className={styles.mark}>
        {texts.points({ change: formatChange(change) })}
      </span>
    );
  // Each update is announced once, in a sentence; the key restarts the
  // highlight animation.
  return (
    <span key={update} aria-hidden="true" className={styles.mark}>
      {formatChange(change)}
    </span>
  );
}
