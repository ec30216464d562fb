import type { Analytics } from "../contract/analytics.ts";
import { percentOf } from "../domain/insights.ts";
import { waitingCount } from "./describe-release.ts";
import { formatCount } from "../domain/locale.ts";
import {
  drawText,
  smallInk,
  strong,
  textShape,
  textSizes,
} from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { shapesFromStart } from "./from-start.ts";
import { formatPercent } from "./format.ts";
import { textWidth } from "./text-layout.ts";
import { side as texts } from "#messages";

/** The figures of one answer group: answers by ticket, or all others (open answers). */
export interface Side {
  readonly name: string;
  readonly analytics: Analytics;
}

/**
 * Whether the server separates the answer groups in these figures, and each has
 * something to show.
 */
export function showsSides(figures: Analytics): boolean {
  const { tickets, withoutFlagged, ticketCount, releasedCount } = figures;
  const both = ticketCount > 0 && releasedCount > ticketCount;
  return tickets === "apart" && !withoutFlagged && both;
}

/**
 * The server does not say to which group waiting responses belong, so each
 * group may have all of them.
 */
export function withWaiting(side: Analytics, whole: Analytics): Analytics {
  return {
    ...side,
    responseCount: side.releasedCount + waitingCount(whole),
  };
}

/** Counts of one answer group for each data point of a chart. */
export interface SideShares {
  readonly name: string;
  /** Null if unknown. */
  readonly counts: readonly (number | null)[];
  /** Total of that group, which makes groups of different sizes comparable. */
  readonly whole: number;
}

/** What one answer group counts at a data point. */
export interface SideShare {
  readonly name: string;
  /** Null if unknown. */
  readonly count: number | null;
  /** Percent of the group; 0 if unknown. */
  readonly percent: number;
}

export function shareAt(
  { name, counts, whole }: SideShares,
  index: number,
): SideShare {
  const count = counts[index] ?? null;
  return { name, count, percent: percentOf(count ?? 0, whole) };
}

/** "60% (24)". */
export function writeShare({ count, percent }: SideShare): string {
  if (count === null) return texts.untold;
  return texts.share({
    percent: formatPercent(percent),
    count: formatCount(count),
  });
}

/** Table rows: the name of a data point, and each group's share of it. */
export function sideRows(
  names: readonly string[],
  sides: readonly SideShares[],
): string[][] {
  return names.map((name, index) => [
    name,
    ...sides.map((side) => writeShare(shareAt(side, index))),
  ]);
}

/** Text of each group's share of a data point. */
export function readShares(
  sides: readonly SideShares[],
  index: number,
): string[] {
  return sides.map((side) =>
    texts.reading({
      side: side.name,
      share: writeShare(shareAt(side, index)),
    }),
  );
}

/** The first group is filled, the other outlined, so that they differ without colour, too. */
export const sideLooks = [
  { fill: "var(--color-accent)", stroke: "var(--color-accent)" },
  { fill: "var(--color-surface)", stroke: "var(--color-ink)" },
];

const { fontSize } = textSizes.small;
const swatch = 10;
const gaps = { name: 6, side: 16 };

/** Key of the two styles, at the top of a chart. */
export function drawSideKey(sides: readonly SideShares[]): Shape[] {
  let x = 1;
  return sides.flatMap(({ name }, index) => {
    const box = { x, y: 2, width: swatch, height: swatch, strokeWidth: 1.5 };
    const start = x + swatch + gaps.name;
    x = start + textWidth(name, fontSize) + gaps.side;
    return [
      { tag: "rect" as const, attributes: { ...box, ...sideLooks[index] } },
      textShape(name, { ...smallInk, x: start, y: swatch + 1 }),
    ];
  });
}

/** Drawings of equal width below each other, each under the name of its answer group. */
export function drawBelow(
  parts: readonly { name: string; drawing: Drawing }[],
): Drawing {
  const { line } = textSizes.medium;
  const width = Math.max(0, ...parts.map(({ drawing }) => drawing.width));
  let height = 0;
  const shapes = parts.flatMap(({ name, drawing }): Shape[] => {
    const top = height === 0 ? 0 : height + line;
    height = top + line + gaps.name + drawing.height;
    const transform = `translate(0 ${top + line + gaps.name})`;
    const named = drawText(name, { x: 0, y: top }, textSizes.medium, strong);
    return [
      ...shapesFromStart([named], width),
      { tag: "g", attributes: { transform }, children: drawing.shapes },
    ];
  });
  const label = parts.map(({ name, drawing }) =>
    texts.finding({ side: name, finding: drawing.label }),
  );
  return { width, height, label: label.join(". "), shapes };
}
