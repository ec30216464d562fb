import { late } from "@nearsay/core/ui/late";
import { insights as texts } from "#messages";

/** Loaded on demand: few surveys count where answers come from. */
export const LatePlaces = late(
  async () => {
    const { Places } = await import(
      /* webpackChunkName: "places" */ "./places.tsx"
    );
    return Places;
  },
  null,
  texts.kindsNotLoaded,
);
