import { lazyComponent } from "@nearsay/core/ui/lazy-component";
import { places as texts } from "#messages";

/** Loaded on demand: few surveys have a map, and it includes the world's outlines. */
export const LazyAnswerMap = lazyComponent(
  async () => {
    const { AnswerMapFigure } = await import(
      /* webpackChunkName: "answer-map" */ "./answer-map-figure.tsx"
    );
    return AnswerMapFigure;
  },
  null,
  texts.map.failed,
);
