import type { Analytics } from "@nearsay/core/contract";
import { type Side, formatCount, sideTexts } from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./sides.module.css";

/** What a chart says of each side, one below the other. */
export function SideFindings(props: { readonly findings: readonly string[] }) {
  return props.findings.map((finding) => (
    <span key={finding} className={styles.finding}>
      {finding}
    </span>
  ));
}

/** What is said of each side, after its name. */
export function tellSides(
  sides: readonly Side[],
  tell: (analytics: Analytics) => string,
): string[] {
  return sides.map(({ name, analytics }) =>
    sideTexts.finding(name, tell(analytics)),
  );
}

/** What is said of free texts, which a side of few people withholds. */
export function tellTexts(
  tell: (analytics: Analytics) => string,
): (analytics: Analytics) => string {
  return (analytics) =>
    analytics.withheldUntil === null
      ? tell(analytics)
      : texts.withheld(
          analytics.withheldUntil,
          formatCount(analytics.withheldUntil),
        );
}
