import { late } from "@nearsay/core/ui/late";
import { places as texts } from "#messages";

/** Loaded on demand: few surveys have a map, and it includes the world's outlines. */
export const LateAnswerMap = late(
  async () => {
    const { AnswerMapFigure } = await import(
      /* webpackChunkName: "answer-map" */ "./answer-map-figure.tsx"
    );
    return AnswerMapFigure;
  },
  null,
  texts.map.failed,
);
