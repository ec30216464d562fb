import { percentOf } from "@nearsay/core/domain";
import {
  type KeywordTile,
  type MarkReading,
  formatCount,
  formatPercent,
  keywordTexts,
} from "@nearsay/core/domain/charts";
import type { CSSProperties } from "react";
import { drawnLength } from "../figures/drawn-length.ts";
import { texts } from "../texts.ts";

/** The least tile, in pixels, that has room for a mark besides its words. */
const markRoom = { width: 64, height: 56 };

/** What a tile says, read at its middle, and the line around it. */
export function readTile(tile: KeywordTile, total: number): MarkReading {
  const { term, count, x, y, width, height } = tile;
  const outline = {
    x,
    y,
    width,
    height,
    fill: "none",
    stroke: "var(--color-ink)",
    strokeWidth: 3,
  };
  return {
    x: x + width / 2,
    y: y + height / 2,
    name: term,
    facts: [
      keywordTexts.mentionCount(count, formatCount(count)),
      texts.ofMentions(formatPercent(percentOf(count, total))),
    ],
    shapes: [{ tag: "rect", attributes: outline }],
  };
}

export function boxOf({ x, y, width, height }: KeywordTile): CSSProperties {
  return {
    left: drawnLength(x),
    top: drawnLength(y),
    width: drawnLength(width),
    height: drawnLength(height),
  };
}

export function carriesMark({ width, height }: KeywordTile): boolean {
  return width >= markRoom.width && height >= markRoom.height;
}
