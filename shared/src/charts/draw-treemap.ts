import type { KeywordCount } from "../contract/analytics.ts";
import { formatCount } from "../domain/locale.ts";
import { type TextSize, drawText, strong, textSizes } from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { formatShort } from "./format.ts";
import { keyword as texts } from "#messages";
import {
  isolate,
  runsRightToLeft,
  shortenText,
  textWidth,
  wrapText,
} from "./text-layout.ts";
import {
  type KeywordTile,
  layoutTreemap,
  treemapHeight,
} from "./treemap-layout.ts";

export interface KeywordsFigure {
  /** The finding about all keywords, in the picture or not. */
  label: string;
  /** The keywords in the picture, most frequent first. */
  keywords: readonly KeywordCount[];
  /** How many of them are highlighted. */
  leading: number;
}

export interface Treemap extends Drawing {
  /** Position of each keyword, most frequent first. */
  tiles: readonly KeywordTile[];
}

const { small, medium, large } = textSizes;
const inset = { x: 4, y: 3 };
/** Pixels above and below text in a tile that is barely as high as the text. */
const leastInset = 1;
/** Minimum number of letters left of a shortened word. */
const fewestLetters = 4;

const looks = {
  leading: { fill: "var(--color-accent)", ink: "var(--color-accent-ink)" },
  other: { fill: "var(--color-accent-soft)", ink: "var(--color-ink)" },
};

/**
 * A tile for each keyword, with an area proportional to its frequency; the
 * leading ones are highlighted.
 */
export function drawTreemap(figure: KeywordsFigure, width: number): Treemap {
  const { label, keywords, leading } = figure;
  const height = treemapHeight(keywords.length, width);
  const tiles = layoutTreemap(keywords, width, height);
  const shapes = tiles.map((tile, index) => drawTile(tile, index < leading));
  return { width, height, label, shapes, tiles };
}

function drawTile(tile: KeywordTile, leads: boolean): Shape {
  const { fill, ink } = leads ? looks.leading : looks.other;
  const ground = {
    // Its border is within the tile.
    x: tile.x + 0.5,
    y: tile.y + 0.5,
    width: Math.max(0, tile.width - 1),
    height: Math.max(0, tile.height - 1),
    fill,
    stroke: "var(--color-accent)",
  };
  const sizes = leads ? [large, medium, small] : [medium, small];
  const words = texts.mentionCount({
    count: tile.count,
    formatted: formatCount(tile.count),
  });
  return {
    tag: "g",
    attributes: {},
    children: [
      // A title for viewers who have only the picture, even for a small tile.
      {
        tag: "title",
        attributes: {},
        children: [`${isolate(tile.term)}: ${words}`],
      },
      { tag: "rect", attributes: ground },
      ...writeTile(tile, sizes, ink),
    ],
  };
}

/** The term and, below it, the count, as far as they fit. */
function writeTile(
  tile: KeywordTile,
  sizes: readonly TextSize[],
  fill: string,
): Shape[] {
  const room = {
    width: tile.width - 2 * inset.x,
    height: tile.height - 2 * leastInset,
  };
  const term = fitTerm(tile.term, room, sizes);
  if (!term) return [];
  const { lines, size } = term;
  const below = lines.length * size.line;
  const x = tile.x + inset.x;
  const top = tile.y + Math.min(inset.y, (tile.height - below) / 2);
  const direction = runsRightToLeft(tile.term)
    ? { direction: "rtl", textAnchor: "end" }
    : {};
  const look = { fill, ...strong, ...direction };
  const written = lines.map((words, index) =>
    drawText(isolate(words), { x, y: top + index * size.line }, size, look),
  );
  const count = formatShort(tile.count);
  const fits =
    textWidth(count, small.fontSize) <= room.width &&
    below + small.line <= tile.height - 2 * inset.y;
  if (!fits) return written;
  return [...written, drawText(count, { x, y: top + below }, small, { fill })];
}

interface FittedTerm {
  lines: string[];
  size: TextSize;
}

/**
 * In the largest size in which it fits with complete words, otherwise
 * shortened; null if too little would be left.
 */
function fitTerm(
  term: string,
  room: { width: number; height: number },
  sizes: readonly TextSize[],
): FittedTerm | null {
  const words = term.trim().split(/\s+/);
  for (const size of sizes) {
    const fits = (text: string) => textWidth(text, size.fontSize) <= room.width;
    const lines = wrapText(term, room.width, size.fontSize);
    if (words.every(fits) && lines.length * size.line <= room.height)
      return { lines, size };
  }
  return room.height < small.line ? null : shortenTerm(term, room.width);
}

function shortenTerm(term: string, width: number): FittedTerm | null {
  const line = shortenText(term, width, small.fontSize);
  const letters = line.length - 1;
  const isWord = /\s/.test(term.charAt(letters));
  const readable =
    (isWord || letters >= fewestLetters) &&
    textWidth(line, small.fontSize) <= width;
  return readable ? { lines: [line], size: small } : null;
}
