import { listFeedbackSurveys, messageOf } from "@nearsay/core/api";
import type { Survey, SurveyList } from "@nearsay/core/contract";
import { EmptyState, ErrorState, type Loaded, useLoad } from "@nearsay/core/ui";
import { LoadingCards } from "../home/loading-cards.tsx";
import { SurveyCards } from "../home/survey-cards.tsx";
import { useListed } from "../home/use-listed.ts";
import { texts } from "../texts.ts";
import { useConsentChange } from "../use-consent-change.ts";
import { useRetryFocus } from "../use-retry-focus.ts";
import styles from "./feedback-page.module.css";

const words = texts.feedback;

/** The feedback surveys as cards; one that is reported leaves the list. */
export function FeedbackSurveys() {
  const load = useLoad(listFeedbackSurveys);
  const { area, retry } = useRetryFocus(load);
  useConsentChange(load.refresh);
  return (
    <div ref={area} className={styles.surveys}>
      <Surveys loaded={load.loaded} onRetry={retry} />
    </div>
  );
}

interface SurveysProps {
  readonly loaded: Loaded<SurveyList>;
  readonly onRetry: () => void;
}

function Surveys({ loaded, onRetry }: SurveysProps) {
  switch (loaded.status) {
    case "loading":
      return <LoadingCards label={words.loading} />;
    case "failed":
      return (
        <div className={styles.column}>
          <ErrorState
            title={words.failed}
            message={messageOf(loaded.error, "")}
            onRetry={onRetry}
          />
        </div>
      );
    case "loaded":
      return <LoadedSurveys found={loaded.value.items} />;
  }
}

function LoadedSurveys({ found }: { readonly found: readonly Survey[] }) {
  const listed = useListed(found);
  return listed.surveys.length === 0 ? (
    <div className={styles.column}>
      <EmptyState title={words.empty}>{words.emptyNext}</EmptyState>
    </div>
  ) : (
    <SurveyCards listed={listed} />
  );
}
