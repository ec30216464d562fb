import type { Analytics } from "@nearsay/core/contract";
import { findSpike, isLowSentiment, type Spike } from "@nearsay/core/domain";
import { Notice } from "@nearsay/core/ui";
import { formatCount, formatPercent } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";

/** What a reader should not miss; nothing when all is usual. */
export function Alerts({ analytics }: { readonly analytics: Analytics }) {
  const spike = findSpike(analytics.timeSeries.map(({ count }) => count));
  const low = isLowSentiment(analytics.sentimentAverage);
  if (!spike && !low) return null;
  return (
    <Notice tone="warning">
      {spike && <p>{describeSpike(spike)}</p>}
      {low && <p>{texts.lowSentiment}</p>}
    </Notice>
  );
}

function describeSpike({ percent, count }: Spike): string {
  return percent === null
    ? texts.spikeFromNothing(formatCount(count))
    : texts.spike(formatPercent(percent));
}
