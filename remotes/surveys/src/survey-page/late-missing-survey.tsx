import { Skeleton } from "@nearsay/core/ui";
import { late } from "@nearsay/core/ui/late";
import * as texts from "#messages";

/** Loaded on demand: most surveys exist. */
export const LateMissingSurvey = late(
  async () => (await import("./missing-survey.tsx")).MissingSurvey,
  <Skeleton blockSize="12rem" label={texts.surveyPage.loading} />,
  texts.surveyPage.notFound,
);
