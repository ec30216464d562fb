import { listFeedbackSurveys, messageOf } from "@nearsay/core/api";
import { EmptyState, ErrorState, LiveRegion, useLoad } from "@nearsay/core/ui";
import { SurveyCardSkeleton } from "../card/survey-card-skeleton.tsx";
import { SurveyCards } from "../home/survey-cards.tsx";
import { texts } from "../texts.ts";
import { useConsentChange } from "../use-consent-change.ts";
import styles from "./feedback-page.module.css";

const words = texts.feedback;

/** The feedback surveys as cards; one that is reported leaves the list. */
export function FeedbackSurveys() {
  const { loaded, retry, refresh } = useLoad(listFeedbackSurveys);
  useConsentChange(refresh);
  switch (loaded.status) {
    case "loading":
      return <LoadingCards />;
    case "failed":
      return (
        <div className={styles.column}>
          <ErrorState
            title={words.failed}
            message={messageOf(loaded.error, "")}
            onRetry={retry}
          />
        </div>
      );
    case "loaded":
      return loaded.value.items.length === 0 ? (
        <div className={styles.column}>
          <EmptyState title={words.empty}>{words.emptyNext}</EmptyState>
        </div>
      ) : (
        <SurveyCards surveys={loaded.value.items} />
      );
  }
}

function LoadingCards() {
  return (
    <div className={styles.loading} aria-busy="true">
      <LiveRegion>{words.loading}</LiveRegion>
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
    </div>
  );
}
