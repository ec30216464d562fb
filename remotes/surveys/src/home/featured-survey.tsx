import { messageOf } from "@nearsay/core/api";
import { EmptyState, ErrorState } from "@nearsay/core/ui";
import { useReducer } from "react";
import { AccessCodeGate } from "../access-code/access-code-gate.tsx";
import { SurveyCard } from "../card/survey-card.tsx";
import { SurveyCardSkeleton } from "../card/survey-card-skeleton.tsx";
import { useEarlierParticipation } from "../card/use-earlier-participation.ts";
import { isMissing } from "../is-missing.ts";
import { texts } from "../texts.ts";
import { useRetryFocus } from "../use-retry-focus.ts";
import { type Featured, useFeaturedSurvey } from "./featured.ts";
import styles from "./survey-board.module.css";
import { ReportThanks } from "./survey-item.tsx";

interface FeaturedSurveyProps {
  readonly featured: Featured;
  /** A code that came with the link. */
  readonly linkCode: string | null;
}

/** The survey the page was opened for, opened; or why it cannot be shown. */
export function FeaturedSurvey(props: FeaturedSurveyProps) {
  const { featured, linkCode } = props;
  const load = useFeaturedSurvey(featured, linkCode);
  const { area, retry } = useRetryFocus(load);
  const { loaded } = load;
  const [thanked, thank] = useReducer(() => true, false);
  useEarlierParticipation(loaded.status === "loaded" ? [loaded.value] : []);
  if (thanked) return <ReportThanks />;
  if (loaded.status === "loaded") {
    return (
      <SurveyCard
        featured
        survey={loaded.value}
        fresh={featured.fresh}
        shareToken={featured.shareToken}
        onReported={thank}
      />
    );
  }
  return (
    <div ref={area} className={styles.column}>
      {loaded.status === "loading" ? (
        <SurveyCardSkeleton />
      ) : load.gate.required ? (
        <AccessCodeGate gate={load.gate} />
      ) : isMissing(loaded.error) ? (
        <EmptyState title={texts.surveyPage.notFound}>
          {texts.surveyPage.notFoundNext}
        </EmptyState>
      ) : (
        <ErrorState
          title={texts.home.featuredFailed}
          message={messageOf(loaded.error, "")}
          onRetry={retry}
        />
      )}
    </div>
  );
}
