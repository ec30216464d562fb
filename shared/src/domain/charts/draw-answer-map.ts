import { drawText, strong, textSizes } from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { formatPercent } from "./format.ts";
import { textWidth } from "./text-layout.ts";

/** A square of a Mercator map, and what it shows. */
export interface MapSquare {
  /** Its quadkey. */
  square: string;
  /** How many stand in it, in words. */
  count: string;
  /** Of them, in percent, who chose what is shown; null where nobody answered it. */
  percent: number | null;
}

export interface MapFigure {
  /** The finding: what the map shows. */
  label: string;
  /** Larger ones first, as smaller ones lie on them. */
  squares: readonly MapSquare[];
}

const { small, medium } = textSizes;
const heightMax = 480;
/** Of the accent on a square in which everyone chose it: ink stays readable on it. */
const fullTint = 0.4;
const edge = 1;

/**
 * Squares as they lie, north above, without a map below: its streets would
 * promise more than the squares tell. Names stand in those that have room.
 */
export function drawAnswerMap(figure: MapFigure, width: number): Drawing {
  const boxes = figure.squares.map((one) => ({ ...one, ...boxOf(one.square) }));
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const across = Math.max(...boxes.map(({ x, size }) => x + size)) - left;
  const down = Math.max(...boxes.map(({ y, size }) => y + size)) - top;
  const scale = Math.min(width / across, heightMax / down);
  const shapes = boxes.flatMap((box) =>
    drawSquare(box, {
      x: (box.x - left) * scale,
      y: (box.y - top) * scale,
      size: box.size * scale,
    }),
  );
  const height = Math.round(down * scale * 100) / 100;
  return { width, height, label: figure.label, shapes };
}

interface Box {
  x: number;
  y: number;
  size: number;
}

function boxOf(square: string): Box {
  const size = 1 / 2 ** square.length;
  let [x, y] = [0, 0];
  for (const digit of square) {
    x = 2 * x + (Number(digit) % 2);
    y = 2 * y + Math.floor(Number(digit) / 2);
  }
  return { x: x * size, y: y * size, size };
}

function drawSquare(
  { count, percent }: MapSquare,
  { x, y, size }: Box,
): Shape[] {
  const box = { x, y, width: size, height: size };
  const ground = {
    ...box,
    fill: "var(--color-sunken)",
    stroke: "var(--color-line-strong)",
    strokeWidth: edge,
  };
  const tint = {
    ...box,
    fill: "var(--color-accent)",
    fillOpacity: ((percent ?? 0) / 100) * fullTint,
  };
  const share = percent === null ? "" : formatPercent(percent);
  return [
    { tag: "rect", attributes: ground },
    { tag: "rect", attributes: tint },
    ...writeIn({ x, y, size }, share, count),
  ];
}

/** The share above the count, where they fit. */
function writeIn({ x, y, size }: Box, share: string, count: string): Shape[] {
  const inset = 4;
  const room = size - 2 * inset;
  const high = medium.line + small.line;
  const wide = Math.max(
    textWidth(share, medium.fontSize),
    textWidth(count, small.fontSize),
  );
  if (wide > room || high > room) return [];
  const at = { x: x + inset, y: y + inset };
  return [
    drawText(share, at, medium, strong),
    drawText(count, { ...at, y: at.y + medium.line }, small),
  ];
}
