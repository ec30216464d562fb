import { messageOf } from "@nearsay/core/api";
import type { Survey } from "@nearsay/core/contract";
import { Link } from "@nearsay/core/router";
import {
  buttonClass,
  EmptyState,
  ErrorState,
  LiveRegion,
} from "@nearsay/core/ui";
import { memo, useDeferredValue } from "react";
import { SurveyCard } from "../card/survey-card.tsx";
import { SurveyCardSkeleton } from "../card/survey-card-skeleton.tsx";
import { texts } from "../texts.ts";
import { useConsentChange } from "../use-consent-change.ts";
import { useFeatured } from "./featured.ts";
import { FeaturedSurvey } from "./featured-survey.tsx";
import styles from "./survey-board.module.css";
import { useSurveyList } from "./use-survey-list.ts";

/** The surveys as cards, the one the page was opened for first. */
export function SurveyBoard() {
  const featured = useFeatured();
  const { loaded, retry, refresh } = useSurveyList();
  useConsentChange(refresh);
  return (
    <section aria-label={texts.home.surveys} className={styles.board}>
      {featured && <FeaturedSurvey key={featured.id} featured={featured} />}
      {loaded.status === "loading" && <LoadingCards />}
      {loaded.status === "failed" && (
        <ErrorState
          title={texts.home.failed}
          message={messageOf(loaded.error, "")}
          onRetry={retry}
        />
      )}
      {loaded.status === "loaded" && (
        <Cards surveys={loaded.value.items} featuredId={featured?.id} />
      )}
    </section>
  );
}

/** Cards that fill any screen until the rest follows. */
const firstScreen = 6;

interface CardsProps {
  readonly surveys: readonly Survey[];
  /** Stands above them already. */
  readonly featuredId: string | undefined;
}

const Cards = memo(function Cards({ surveys, featuredId }: CardsProps) {
  // The first screen at once, the rest without holding anybody up.
  const near = useDeferredValue(surveys, surveys.slice(0, firstScreen));
  const shown = near.filter(
    ({ id, uuid }) => id !== featuredId && uuid !== featuredId,
  );
  if (surveys.length === 0) return featuredId ? null : <NoSurveys />;
  return (
    <ul className={styles.list}>
      {shown.map((survey) => (
        <li key={survey.id}>
          <SurveyCard survey={survey} />
        </li>
      ))}
    </ul>
  );
});

function NoSurveys() {
  return (
    <div className={styles.column}>
      <EmptyState
        title={texts.home.empty}
        action={
          <Link to="/create-survey" className={buttonClass("filled")}>
            {texts.home.start}
          </Link>
        }
      >
        {texts.home.emptyNext}
      </EmptyState>
    </div>
  );
}

function LoadingCards() {
  return (
    <div className={styles.list} aria-busy="true">
      <LiveRegion>{texts.home.loading}</LiveRegion>
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
      <SurveyCardSkeleton />
    </div>
  );
}
