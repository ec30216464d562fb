import type { KeywordCount } from "../../contract/analytics.ts";
import { type Box, squarify } from "./squarify.ts";

export type KeywordTile = KeywordCount & Box;

/** Pixels that an average tile takes, so that most can be pointed at. */
const tileArea = 64 * 72;
const heights = { least: 280, most: 640 };

/** A height in pixels that gives each of `count` keywords some room. */
export function treemapHeight(count: number, width: number): number {
  const needed = Math.round((count * tileArea) / width);
  return Math.min(heights.most, Math.max(heights.least, needed));
}

/** Half of the gap between two tiles. */
const halfGap = 1;
/** Tiles are about twice as wide as they are high, as words are long. */
const stretch = 2;

/**
 * Tiles in pixels, as large as their keyword is frequent. One that was never
 * counted has none, unless that is true of all: then their tiles are alike.
 */
export function layoutTreemap(
  keywords: readonly KeywordCount[],
  width: number,
  height: number,
): KeywordTile[] {
  const counted = keywords.filter(({ count }) => count > 0);
  const shown = counted.length > 0 ? counted : keywords;
  const boxes = squarify(
    shown.map(({ count }) => count || 1),
    {
      x: -halfGap / stretch,
      y: -halfGap,
      width: (width + 2 * halfGap) / stretch,
      height: height + 2 * halfGap,
    },
  );
  return shown.flatMap((keyword, index) => {
    const box = boxes[index];
    return box ? [tileIn(keyword, box)] : [];
  });
}

function tileIn({ term, count }: KeywordCount, box: Box): KeywordTile {
  return {
    term,
    count,
    x: box.x * stretch + halfGap,
    y: box.y + halfGap,
    width: Math.max(0, box.width * stretch - 2 * halfGap),
    height: Math.max(0, box.height - 2 * halfGap),
  };
}
