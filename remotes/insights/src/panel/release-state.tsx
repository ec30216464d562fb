import type { Analytics } from "@nearsay/core/contract";
import { firstRelease } from "@nearsay/core/domain";
import {
  describeRelease,
  formatCount,
  showsFigures,
} from "@nearsay/core/domain/charts";
import { formatDate, ProgressBar } from "@nearsay/core/ui";
import { QuietLine } from "../figures/figure.tsx";
import { texts } from "../texts.ts";
import styles from "./insights-panel.module.css";

/** How many answers the figures rest on; in the figures' place, why there are none. */
export function ReleaseState(props: {
  readonly analytics: Analytics;
  /** ISO 8601; null where it is not known. */
  readonly closesAt: string | null;
}) {
  const { analytics, closesAt } = props;
  const closing = formatDate(closesAt ?? "", "datetime") || null;
  const { title, hint } = describeRelease(analytics, closing);
  if (showsFigures(analytics)) {
    return (
      <p className={styles.note}>
        <span className={styles.title}>{title}</span> {hint}
      </p>
    );
  }
  return (
    <div className={styles.awaited}>
      <QuietLine title={title}>{hint}</QuietLine>
      <WayToFirst analytics={analytics} />
    </div>
  );
}

/** Nothing once there are enough of them: what they wait for then is no number. */
function WayToFirst({ analytics }: { readonly analytics: Analytics }) {
  const { responseCount, results, nextRelease } = analytics;
  const first = firstRelease(results);
  if (nextRelease !== "more-answers" || responseCount >= first) return null;
  return (
    <ProgressBar
      label={texts.answersOf(formatCount(responseCount), formatCount(first))}
      value={responseCount}
      max={first}
    />
  );
}
