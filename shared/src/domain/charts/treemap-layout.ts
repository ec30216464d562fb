import type { KeywordCount } from "../../contract/analytics.ts";
import { type HierarchyRectangularNode, treemapSquarify } from "d3-hierarchy";
import { sum } from "../insights.ts";

export interface KeywordTile extends KeywordCount {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels that an average tile takes, so that most can be pointed at. */
const tileArea = 64 * 72;
const heights = { least: 280, most: 640 };

/** A height in pixels that gives each of `count` keywords some room. */
export function treemapHeight(count: number, width: number): number {
  const needed = Math.round((count * tileArea) / width);
  return Math.min(heights.most, Math.max(heights.least, needed));
}

/** What the tiling reads and writes of a node; the hierarchy it is usually part of weighs as much again. */
type Spot = Pick<
  HierarchyRectangularNode<unknown>,
  "value" | "x0" | "x1" | "y0" | "y1"
>;

interface Tiling {
  fill(
    root: { children?: Spot[] | undefined; value?: number | undefined },
    x0: number,
    y0: number,
    x1: number,
    y1: number,
  ): void;
}

const tiling: Tiling = { fill: treemapSquarify };

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
  const children = (counted.length > 0 ? counted : keywords).map(
    (keyword): KeywordCount & Spot & { value: number } => ({
      ...keyword,
      x0: 0,
      x1: 0,
      y0: 0,
      y1: 0,
      value: keyword.count || 1,
    }),
  );
  const value = sum(children.map((tile) => tile.value));
  const from = [-halfGap / stretch, -halfGap] as const;
  const to = [(width + halfGap) / stretch, height + halfGap] as const;
  tiling.fill({ children, value }, ...from, ...to);
  return children.map(({ term, count, x0, x1, y0, y1 }) => ({
    term,
    count,
    x: x0 * stretch + halfGap,
    y: y0 + halfGap,
    width: Math.max(0, (x1 - x0) * stretch - 2 * halfGap),
    height: Math.max(0, y1 - y0 - 2 * halfGap),
  }));
}
