import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import * as texts from "#messages";

/** Loaded on demand: most surveys exist. */
export const LazyMissingSurvey = lazyComponent(
  async () => (await import("./missing-survey.tsx")).MissingSurvey,
  <Skeleton blockSize="12rem" label={texts.surveyPage.loading} />,
  texts.surveyPage.notFound,
);
