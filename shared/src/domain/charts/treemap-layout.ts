import type { KeywordCount } from "../../contract/analytics.ts";
import { hierarchy, treemap } from "d3-hierarchy";

export interface KeywordTile extends KeywordCount {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the term, and below it the count, fits in at the usual size. */
  termFits: boolean;
  countFits: boolean;
}

const characterWidth = 8;
const inset = 8;

type Node = KeywordCount | { children: readonly KeywordCount[] };

/** Tiles in pixels, as large as their keyword is frequent; one that was never counted has none. */
export function layoutTreemap(
  keywords: readonly KeywordCount[],
  width: number,
  height: number,
): KeywordTile[] {
  const children = keywords.filter(({ count }) => count > 0);
  const root = hierarchy<Node>({ children }).sum((node) =>
    "count" in node ? node.count : 0,
  );
  const tiles = treemap<Node>().size([width, height]).paddingInner(2)(root);
  return (tiles.children ?? []).flatMap(({ data, x0, x1, y0, y1 }) =>
    "count" in data
      ? [placeTile(data, x0, y0, Math.max(0, x1 - x0), Math.max(0, y1 - y0))]
      : [],
  );
}

function placeTile(
  keyword: KeywordCount,
  x: number,
  y: number,
  width: number,
  height: number,
): KeywordTile {
  const room = (width - 2 * inset) / characterWidth;
  const termFits = height >= 26 && keyword.term.length <= room;
  const countFits =
    termFits && height >= 46 && String(keyword.count).length <= room;
  return { ...keyword, x, y, width, height, termFits, countFits };
}
