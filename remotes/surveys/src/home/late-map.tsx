import { Skeleton } from "@nearsay/core/ui";
import { late } from "@nearsay/core/ui/late";
import * as texts from "../texts.ts";

/** Who stays with the list never fetches the map. */
export const LateMap = late(
  async () => (await import("./map/surveys-on-map.tsx")).SurveysOnMap,
  <Skeleton lines={8} label={texts.home.view.loading} />,
  texts.home.view.failed,
);
