import { percentOf, sentimentPercent, sum } from "../domain/insights.ts";
import { textSizes } from "./draw-label.ts";
import { formatPercent, formatShort } from "./format.ts";
import type { Size } from "./drawing.ts";
import { linearScale } from "./plotting.ts";
import { type SentimentColumn, onScale } from "./sentiment-columns.ts";
import { sentimentTones } from "./sentiment-tones.ts";
import { sentiment as texts } from "#messages";
import { textWidth, wrapText } from "./text-layout.ts";

export interface PlottedColumn {
  column: SentimentColumn;
  x: number;
  width: number;
  /** Top of the column. */
  y: number;
}

/** Columns with one shared name. */
export interface SentimentGroup {
  /** The name, in lines. */
  lines: string[];
  share: string;
  from: number;
  to: number;
}

/** Geometry of the chart in pixels. */
export interface SentimentLayout extends Size {
  top: number;
  baseline: number;
  columns: PlottedColumn[];
  groups: SentimentGroup[];
  /** Labelled positions on the scale; empty if columns are not placed on it. */
  ticks: { x: number; label: string }[];
  /** Position of the average; null if there is none. */
  averageX: number | null;
  /**
   * Columns that show their count: all that have one or, if not every count
   * fits, the first of the highest.
   */
  counted: PlottedColumn[];
}

const { fontSize } = textSizes.small;
const margin = { top: 44, bottom: 64 };
/** Pixels between two columns. */
const gap = 2;
const nameLines = 2;

/** @param average -1 to 1; null if unknown. */
export function layoutSentiment(
  source: readonly SentimentColumn[],
  average: number | null,
  { width, height }: Size,
): SentimentLayout {
  const scaled = onScale(source);
  const x = linearScale([-1, 1], [0, width]);
  const baseline = height - margin.bottom;
  const highest = Math.max(1, ...source.map(({ count }) => count));
  const y = linearScale([0, highest], [baseline, margin.top]);
  const columns = source.map((column, index): PlottedColumn => {
    const { from, to } = column.span ?? { from: 0, to: 0 };
    const [start, end] = scaled
      ? [x(from), x(to)]
      : [index, index + 1].map((edge) => (edge * width) / source.length);
    const [left = 0, right = 0] = [start, end];
    return {
      column,
      x: left + gap / 2,
      width: Math.max(0, right - left - gap),
      y: y(column.count),
    };
  });
  return {
    width,
    height,
    top: margin.top,
    baseline,
    columns,
    counted: countedOf(columns),
    groups: scaled ? groupTones(columns) : columns.map(nameColumn),
    ticks: scaled
      ? [-1, 0, 1].map((at) => ({
          x: x(at),
          label: formatPercent(sentimentPercent(at)),
        }))
      : [],
    averageX: scaled && average !== null ? x(average) : null,
  };
}

function countedOf(columns: readonly PlottedColumn[]): PlottedColumn[] {
  const counted = columns.filter(({ column }) => column.count > 0);
  const roomy = columns.every(
    ({ column, width }) =>
      textWidth(formatShort(column.count), fontSize) <= width + gap,
  );
  if (roomy) return counted;
  const top = Math.min(...counted.map(({ y }) => y));
  return counted.filter(({ y }) => y === top).slice(0, 1);
}

function groupTones(columns: readonly PlottedColumn[]): SentimentGroup[] {
  return sentimentTones.flatMap((tone) => {
    const members = columns.filter(({ column }) => column.tone === tone);
    const [first, last] = [members[0], members.at(-1)];
    if (!first || !last) return [];
    const count = sumCounts(members);
    const total = sumCounts(columns);
    return [
      {
        lines: [texts.tones[tone]],
        share: formatPercent(percentOf(count, total)),
        from: first.x,
        to: last.x + last.width,
      },
    ];
  });
}

function nameColumn({ column, x, width }: PlottedColumn): SentimentGroup {
  return {
    lines: cutLines(wrapText(column.name, width, fontSize)),
    share: formatPercent(column.share),
    from: x,
    to: x + width,
  };
}

function cutLines(lines: readonly string[]): string[] {
  return lines.length > nameLines
    ? lines.slice(0, nameLines).with(-1, `${lines[nameLines - 1] ?? ""}…`)
    : [...lines];
}

function sumCounts(columns: readonly PlottedColumn[]): number {
  return sum(columns.map(({ column }) => column.count));
}
