import { nameSentiment } from "./draw-sentiment.ts";
import type { MarkReading, ReadableDrawing, Shape, Size } from "./drawing.ts";
import { formatPercent } from "./format.ts";
import { linearScale } from "./plotting.ts";
import { percentOf, sum } from "../domain/insights.ts";
import { drawAxis, drawGroup, drawTicks } from "./sentiment-axes.ts";
import type { SentimentColumn } from "./sentiment-columns.ts";
import {
  type SentimentGroup,
  type SentimentLayout,
  layoutSentiment,
} from "./sentiment-layout.ts";
import {
  type SideShares,
  drawSideKey,
  readShares,
  shareAt,
  sideLooks,
} from "./side-shares.ts";

/** Pixels between the columns of one position. */
const gap = 1;

/**
 * Two columns at each position from negative to positive, with their share of
 * their answer group as height.
 * @param columns The positions.
 * @param label The finding.
 */
export function drawSidesOfSentiment(
  columns: readonly SentimentColumn[],
  sides: readonly SideShares[],
  size: Size,
  label: string,
): ReadableDrawing {
  const layout = layoutSentiment(columns, null, size);
  return {
    ...size,
    label,
    shapes: [
      ...drawSideKey(sides),
      ...drawColumns(layout, sides),
      drawAxis(layout),
      ...drawTicks(layout),
      ...layout.groups.flatMap((group) =>
        drawGroup({ ...group, share: shareOf(group, layout, sides) }, layout),
      ),
    ],
    marks: layout.columns.map(({ x, width }) => x + width / 2),
    readMark: (index) => readPlace(layout, sides, index),
  };
}

function drawColumns(
  { columns, top, baseline }: SentimentLayout,
  sides: readonly SideShares[],
): Shape[] {
  const shares = sides.map((side) =>
    columns.map((_, at) => shareAt(side, at).percent),
  );
  const y = linearScale([0, Math.max(1, ...shares.flat())], [baseline, top]);
  return columns.flatMap(({ x, width }, at) =>
    sides.map((_, side): Shape => {
      const room = width / sides.length;
      const from = y(shares[side]?.[at] ?? 0);
      const box = {
        x: x + side * room + gap,
        y: from,
        width: Math.max(0, room - 2 * gap),
        height: baseline - from,
      };
      return { tag: "rect", attributes: { ...box, ...sideLooks[side] } };
    }),
  );
}

/** Share of each answer group in a range of columns, in the order of the key. */
function shareOf(
  { from, to }: SentimentGroup,
  { columns }: SentimentLayout,
  sides: readonly SideShares[],
): string {
  const own = ({ counts, whole }: SideShares) =>
    percentOf(
      sum(
        counts.map((count, at) =>
          isWithin(columns[at]?.x, from, to) ? (count ?? 0) : 0,
        ),
      ),
      whole,
    );
  return sides.map((side) => formatPercent(own(side))).join(" / ");
}

function isWithin(x: number | undefined, from: number, to: number): boolean {
  return x !== undefined && x >= from && x < to;
}

function readPlace(
  { columns, top, baseline }: SentimentLayout,
  sides: readonly SideShares[],
  index: number,
): MarkReading | null {
  const plotted = columns[index];
  if (!plotted) return null;
  const { column, x, width } = plotted;
  const ground = { x, y: top, width, height: baseline - top };
  return {
    x: x + width / 2,
    y: top,
    name: nameSentiment(column),
    facts: readShares(sides, index),
    shapes: [
      {
        tag: "rect",
        attributes: { ...ground, fill: "var(--color-ink)", opacity: 0.08 },
      },
    ],
  };
}
