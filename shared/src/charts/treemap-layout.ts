import type { KeywordCount } from "../contract/analytics.ts";
import { type Box, squarify } from "./squarify.ts";

export type KeywordTile = KeywordCount & Box;

/** Area of an average tile in square pixels, so that most tiles can be pointed at. */
const tileArea = 64 * 72;
const heights = { least: 280, most: 640 };

/** A height in pixels that gives each of `count` keywords some space. */
export function treemapHeight(count: number, width: number): number {
  const needed = Math.round((count * tileArea) / width);
  return Math.min(heights.most, Math.max(heights.least, needed));
}

/** Half of the gap between two tiles. */
const halfGap = 1;
/** Tiles are about twice as wide as high, because words are long. */
const stretch = 2;

/**
 * Tiles in pixels, with areas proportional to the frequency of their keyword. A
 * keyword that was never counted has no tile, unless none was counted: then all
 * tiles are equal.
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
