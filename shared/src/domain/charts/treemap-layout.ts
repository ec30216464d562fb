import type { KeywordCount } from "../../contract/analytics.ts";
import { hierarchy, treemap } from "d3-hierarchy";

export interface KeywordTile extends KeywordCount {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels that an average tile takes, so that most can be pointed at. */
const tileArea = 64 * 72;
const heights = { least: 280, most: 560 };

/** A height in pixels that gives each of `count` keywords some room. */
export function treemapHeight(count: number, width: number): number {
  const needed = Math.round((count * tileArea) / width);
  return Math.min(heights.most, Math.max(heights.least, needed));
}

type Node = KeywordCount | { children: readonly KeywordCount[] };

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
  const children = counted.length > 0 ? counted : keywords;
  const root = hierarchy<Node>({ children }).sum((node) => {
    if (!("count" in node)) return 0;
    return counted.length > 0 ? node.count : 1;
  });
  const tiles = treemap<Node>().size([width, height]).paddingInner(2)(root);
  return (tiles.children ?? []).flatMap(({ data, x0, x1, y0, y1 }) => {
    if (!("count" in data)) return [];
    const size = { width: Math.max(0, x1 - x0), height: Math.max(0, y1 - y0) };
    return [{ ...data, x: x0, y: y0, ...size }];
  });
}
