import { Skeleton } from "@nearsay/core/ui";
import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import * as texts from "#messages";

/** Loaded on demand: visitors who stay with the list never load the map. */
export const LazyMap = lazyComponent(
  async () => (await import("./map/surveys-on-map.tsx")).SurveysOnMap,
  <Skeleton lines={8} label={texts.home.view.loading} />,
  texts.home.view.failed,
);
