import type { Analytics } from "@nearsay/core/contract";
import { findSpike, isLowSentiment, type Spike } from "@nearsay/core/domain";
import {
  formatCount,
  formatPercent,
  waitingCount,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

export interface Alert {
  readonly kind: "spike" | "sentiment";
  readonly text: string;
}

/** What a reader should not miss; nothing when all is usual. */
export function findAlerts(analytics: Analytics): Alert[] {
  const alerts: Alert[] = [];
  const counts = analytics.timeSeries.map(({ count }) => count);
  const spike = findSpike(counts, waitingCount(analytics));
  if (spike) alerts.push({ kind: "spike", text: describeSpike(spike) });
  if (isLowSentiment(analytics.sentimentAverage))
    alerts.push({ kind: "sentiment", text: texts.lowSentiment });
  return alerts;
}

/** Those of a kind that was not among the earlier ones, whatever its numbers are. */
export function newAlerts(
  earlier: readonly Alert[],
  later: readonly Alert[],
): Alert[] {
  return later.filter(
    ({ kind }) => !earlier.some((alert) => alert.kind === kind),
  );
}

function describeSpike({ percent, count }: Spike): string {
  return percent === null
    ? texts.spikeFromNothing(formatCount(count))
    : texts.spike(formatPercent(percent));
}
