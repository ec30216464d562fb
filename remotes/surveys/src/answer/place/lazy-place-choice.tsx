import { lazyComponent } from "@nearsay/core/ui/lazy-component";

/** Loaded on demand: few surveys count where answers come from. */
export const LazyPlaceChoice = lazyComponent(
  async () => (await import("./place-choice.tsx")).PlaceChoice,
  null,
  null,
);
