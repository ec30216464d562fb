import { late } from "@nearsay/core/ui/late";

/** Few surveys count where answers come from. */
export const LatePlaceChoice = late(
  async () => (await import("./place-choice.tsx")).PlaceChoice,
  null,
  null,
);
