import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { SurveyCardSkeleton } from "../card/survey-card.tsx";
import * as texts from "#messages";

// Loaded on demand: most visitors come for the list as it is. Small parts
// share a file, as every page loads a line about each file.

export const LazyMap = lazyComponent(
  async () => (await import("./map/surveys-on-map.tsx")).SurveysOnMap,
  <Skeleton lines={8} label={texts.home.view.loading} />,
  texts.home.view.failed,
);

export const LazyNoSurveys = lazyComponent(
  async () => {
    const { NoSurveys } = await import(
      /* webpackChunkName: "home-parts" */ "./no-surveys.tsx"
    );
    return NoSurveys;
  },
  null,
  texts.home.failed,
);

export const LazyFilters = lazyComponent(
  async () => {
    const { ListFilters } = await import(
      /* webpackChunkName: "home-parts" */ "./list-filters.tsx"
    );
    return ListFilters;
  },
  <Skeleton blockSize="44px" label={null} />,
  "",
);

export const LazyFeaturedSurvey = lazyComponent(
  async () => {
    const { FeaturedSurvey } = await import(
      /* webpackChunkName: "home-parts" */ "./featured-survey.tsx"
    );
    return FeaturedSurvey;
  },
  <SurveyCardSkeleton />,
  texts.home.featuredFailed,
);
