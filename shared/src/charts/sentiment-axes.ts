import {
  smallInk,
  smallMuted,
  strong,
  textShape,
  textSizes,
} from "./draw-label.ts";
import type { Shape } from "./drawing.ts";
import type { SentimentGroup, SentimentLayout } from "./sentiment-layout.ts";

const { line: lineHeight } = textSizes.small;

export function drawAxis({ width, baseline }: SentimentLayout): Shape {
  const position = { x1: 0, x2: width, y1: baseline, y2: baseline };
  const stroke = "var(--color-line-strong)";
  return { tag: "line", attributes: { ...position, stroke } };
}

export function drawTicks({ ticks, baseline }: SentimentLayout): Shape[] {
  return ticks.map(({ x, label }, index) => {
    const textAnchor = ["start", "middle", "end"][index] ?? "middle";
    const position = { x, y: baseline + lineHeight, textAnchor };
    return textShape(label, { ...smallMuted, ...position });
  });
}

/** Share and name below the columns, centred. */
export function drawGroup(
  { lines, share, from, to }: SentimentGroup,
  { ticks, baseline }: SentimentLayout,
): Shape[] {
  const x = (from + to) / 2;
  const top = baseline + lineHeight * (ticks.length > 0 ? 2.25 : 1);
  return [share, ...lines].map((line, index) => {
    const look = index === 0 ? { ...smallInk, ...strong } : smallMuted;
    const position = { x, y: top + index * lineHeight, textAnchor: "middle" };
    return textShape(line, { ...look, ...position });
  });
}
