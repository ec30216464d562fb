import { messageOf } from "@nearsay/core/api";
import { EmptyState, ErrorState } from "@nearsay/core/ui";
import { AccessCodeGate } from "../access-code/access-code-gate.tsx";
import { SurveyCard } from "../card/survey-card.tsx";
import { SurveyCardSkeleton } from "../card/survey-card-skeleton.tsx";
import { isMissing } from "../is-missing.ts";
import { texts } from "../texts.ts";
import { type Featured, useFeaturedSurvey } from "./featured.ts";
import styles from "./survey-board.module.css";

/** The survey the page was opened for, opened; or why it cannot be shown. */
export function FeaturedSurvey({ featured }: { readonly featured: Featured }) {
  const { loaded, retry, gate } = useFeaturedSurvey(featured);
  if (loaded.status === "loading") return <SurveyCardSkeleton />;
  if (loaded.status === "loaded") {
    return (
      <SurveyCard
        featured
        survey={loaded.value}
        fresh={featured.fresh}
        shareToken={featured.shareToken}
      />
    );
  }
  return (
    <div className={styles.column}>
      {gate.required ? (
        <AccessCodeGate gate={gate} />
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
