import type { Analytics } from "@nearsay/core/contract";
import { type Spike, findSpike, isLowSentiment } from "@nearsay/core/domain";
import { formatCount, formatPercent, waitingCount } from "@nearsay/core/charts";
import { Notice } from "@nearsay/core/ui";
import { insights as texts } from "#messages";
import styles from "./insights-panel.module.css";

/** The alerts of these figures; new ones are announced with the figures, not by the list. */
export function Alerts({ analytics }: { readonly analytics: Analytics }) {
  const alerts = findAlerts(analytics);
  if (alerts.length === 0) return null;
  return (
    <Notice tone="warning" quiet>
      <ul aria-label={texts.alerts} className={styles.alerts}>
        {alerts.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface Alert {
  readonly kind: "spike" | "sentiment";
  readonly text: string;
}

/** Findings that need attention; empty if there are none. */
export function findAlerts(analytics: Analytics): Alert[] {
  const alerts: Alert[] = [];
  const counts = analytics.timeSeries.map(({ count }) => count);
  const spike = findSpike(counts, waitingCount(analytics));
  if (spike) alerts.push({ kind: "spike", text: describeSpike(spike) });
  if (isLowSentiment(analytics.sentimentAverage))
    alerts.push({ kind: "sentiment", text: texts.lowSentiment });
  return alerts;
}

/** Alerts of a kind that the earlier ones did not include, regardless of their numbers. */
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
    ? texts.spikeFromNothing({ count: formatCount(count) })
    : texts.spike({ percent: formatPercent(percent) });
}
