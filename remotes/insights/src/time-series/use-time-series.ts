import type { Analytics } from "@nearsay/core/contract";
import {
  type BucketSeries,
  isRunning,
  readTimeSeries,
} from "@nearsay/core/charts";
import { useNow } from "@nearsay/core/ui";
import { useMemo } from "react";

/**
 * The responses over time, and whether the last bucket is still incomplete.
 * @param closesAt ISO 8601; null if unknown.
 */
export function useTimeSeries(
  analytics: Analytics,
  closesAt: string | null,
): { series: BucketSeries; running: boolean } {
  const series = useMemo(() => readTimeSeries(analytics), [analytics]);
  const closing = closesAt === null ? null : Date.parse(closesAt);
  const now = useNow();
  return { series, running: isRunning(series, analytics, now, closing) };
}
