import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { SurveyCardSkeleton } from "../card/survey-card.tsx";
import * as texts from "#messages";

// Loaded on demand: most visitors come for the list as it is.

export const LazyMap = lazyComponent(
  async () => (await import("./map/surveys-on-map.tsx")).SurveysOnMap,
  <Skeleton lines={8} label={texts.home.view.loading} />,
  texts.home.view.failed,
);

export const LazyNoSurveys = lazyComponent(
  async () => (await import("./no-surveys.tsx")).NoSurveys,
  null,
  texts.home.failed,
);

export const LazyFilters = lazyComponent(
  async () => (await import("./list-filters.tsx")).ListFilters,
  <Skeleton blockSize="44px" label={null} />,
  "",
);

export const LazyFeaturedSurvey = lazyComponent(
  async () => (await import("./featured-survey.tsx")).FeaturedSurvey,
  <SurveyCardSkeleton />,
  texts.home.featuredFailed,
);
