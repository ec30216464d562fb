import { drawBars } from "./draw-bars.ts";
import { drawHistogram, peakOf } from "./draw-histogram.ts";
import type { Drawing, Size } from "./drawing.ts";
import { stepFigures } from "./describe-kinds.ts";
import {
  type KindQuestion,
  type KindSide,
  rankedItems,
} from "./kind-questions.ts";
import { drawBelow } from "./side-shares.ts";

/**
 * Answers to a ranking, a number or a date, for each answer group if there are
 * any. The height of a ranking depends on its items.
 */
export function drawKind(
  question: KindQuestion,
  size: Size,
  sides: readonly KindSide[] = [],
): Drawing {
  if (sides.length === 0) return drawOne(question, size);
  const peak = Math.max(
    ...sides.map(({ question: own }) => {
      const figures = stepFigures(own);
      return figures === null ? 0 : peakOf(figures);
    }),
  );
  return drawBelow(
    sides.map(({ name, question: own }) => ({
      name,
      drawing: drawOne(own, size, peak),
    })),
  );
}

function drawOne(question: KindQuestion, size: Size, peak?: number): Drawing {
  const figures = stepFigures(question);
  if (figures !== null) return drawHistogram(figures, size, peak);
  const { label, items } = rankedItems(question);
  return drawBars({ label, bars: items, max: 100 }, size.width);
}
