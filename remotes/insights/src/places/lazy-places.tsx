import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { insights as texts } from "#messages";

/** Loaded on demand: few surveys count where answers come from. */
export const LazyPlaces = lazyComponent(
  async () => {
    const { Places } = await import(
      /* webpackChunkName: "places" */ "./places.tsx"
    );
    return Places;
  },
  null,
  texts.kindsNotLoaded,
);
