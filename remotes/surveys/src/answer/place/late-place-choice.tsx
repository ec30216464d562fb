import { late } from "@nearsay/core/ui/late";

/** Loaded on demand: few surveys count where answers come from. */
export const LatePlaceChoice = late(
  async () => (await import("./place-choice.tsx")).PlaceChoice,
  null,
  null,
);
