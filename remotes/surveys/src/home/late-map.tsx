import { Skeleton } from "@nearsay/core/ui";
import { late } from "@nearsay/core/ui/late";
import * as texts from "#messages";

/** Loaded on demand: visitors who stay with the list never load the map. */
export const LateMap = late(
  async () => (await import("./map/surveys-on-map.tsx")).SurveysOnMap,
  <Skeleton lines={8} label={texts.home.view.loading} />,
  texts.home.view.failed,
);
