import { LiveRegion } from "@nearsay/core/ui";
import { SurveyCardSkeleton } from "../card/survey-card-skeleton.tsx";
import styles from "./survey-board.module.css";

/** Where a list of cards will be. */
export function LoadingCards({ label }: { readonly label: string }) {
  return (
    <div className={styles.list} aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
    </div>
  );
}
