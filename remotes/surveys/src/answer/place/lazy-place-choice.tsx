import { lazyComponent } from "@nearsay/core/ui/lazy-component";

/** Loaded on demand: few surveys count where answers come from. */
export const LazyPlaceChoice = lazyComponent(
  async () => {
    const { PlaceChoice } = await import(
      /* webpackChunkName: "answer-parts" */ "./place-choice.tsx"
    );
    return PlaceChoice;
  },
  null,
  null,
);
