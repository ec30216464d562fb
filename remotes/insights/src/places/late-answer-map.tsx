import { late } from "@nearsay/core/ui/late";
import { texts } from "./texts.ts";

/** Few surveys have a map, and it brings the drawing of the world. */
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
