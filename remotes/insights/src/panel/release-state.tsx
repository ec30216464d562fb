import type { Analytics } from "@nearsay/core/contract";
import { firstRelease } from "@nearsay/core/domain";
import {
  describeRelease,
  formatCount,
  showsFigures,
} from "@nearsay/core/charts";
import { formatDate, ProgressBar } from "@nearsay/core/ui";
import { QuietLine } from "../figures/figure.tsx";
import { insights as texts } from "#messages";
import styles from "./insights-panel.module.css";

/** How many answers the figures include or, instead of figures, why there are none. */
export function ReleaseState(props: {
  readonly analytics: Analytics;
  /** ISO 8601; null if unknown. */
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

/**
 * Progress to the first release; nothing once there are enough answers, because
 * then the release does not depend on their number.
 */
function WayToFirst({ analytics }: { readonly analytics: Analytics }) {
  const { responseCount, results, nextRelease } = analytics;
  const first = firstRelease(results);
  if (nextRelease !== "more-answers" || responseCount >= first) return null;
  return (
    <ProgressBar
      label={texts.answersOf({
        count: formatCount(responseCount),
        first: formatCount(first),
      })}
      value={responseCount}
      max={first}
    />
  );
}
