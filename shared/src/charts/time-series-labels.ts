import { nameEach } from "./name-steps.ts";
import { textSizes } from "./draw-label.ts";
import { formatShort } from "./format.ts";
import type { BucketSeries } from "./read-buckets.ts";
import { series as texts } from "#messages";
import { textWidth, wrapText } from "./text-layout.ts";

/** The label at the end of a line. */
export interface EndLabel {
  number: string;
  /** Next to the number if it is one line, otherwise below it. */
  words: string[];
  /** Vertical centre of the first line, in pixels. */
  y: number;
}

export interface EndLabels {
  count: EndLabel;
  average: EndLabel;
  /** Whether number and text share a line. */
  inline: boolean;
  /** Pixels between the end of the lines and the edge. */
  room: number;
}

/** Pixels between the end of a line and its label. */
export const labelGap = 8;
const { fontSize, line: lineHeight } = textSizes.small;
/** Maximum share of the width for labels, unless a word needs more. */
const largestShare = 1 / 4;

/** Labels of the last point: on one line each if both fit, otherwise text below numbers. */
export function chooseEndLabels(
  { step, buckets }: BucketSeries,
  average: number,
  width: number,
  running: boolean,
): EndLabels {
  const each = running ? texts.soFar : nameEach(step);
  const count = formatShort(buckets.at(-1)?.count ?? 0);
  const shown = formatShort(average);
  const largest = Math.max(
    width * largestShare - labelGap,
    textWidth(texts.average, fontSize),
  );
  const inline = [`${count} ${each}`, `${shown} ${texts.average}`].every(
    (line) => textWidth(line, fontSize) <= largest,
  );
  const label = (number: string, words: string) => ({
    number,
    words: inline ? [words] : wrapText(words, largest, fontSize),
    y: 0,
  });
  const labels = {
    count: label(count, each),
    average: label(shown, texts.average),
    inline,
  };
  return { ...labels, room: labelGap + widest(labels) };
}

/** The labels at the heights of their lines, moved apart from each other and above the axis. */
export function placeEndLabels(
  labels: EndLabels,
  heights: { count: number; average: number; baseline: number },
): EndLabels {
  const { count, average, inline } = labels;
  const countAbove = heights.count <= heights.average;
  const [upper, lower] = countAbove ? [count, average] : [average, count];
  const [high, low] = [heights.count, heights.average].sort((a, b) => a - b);
  const apart = tallness(upper, inline);
  const overlap = Math.max(0, apart - ((low ?? 0) - (high ?? 0))) / 2;
  const top = Math.max(lineHeight / 2, (high ?? 0) - overlap);
  const below = Math.max((low ?? 0) + overlap, top + apart);
  const bottom = below + tallness(lower, inline) - lineHeight;
  const sink = Math.max(0, bottom - heights.baseline);
  const placed = [
    { ...upper, y: Math.min(top, below - sink - apart) },
    { ...lower, y: below - sink },
  ] as const;
  const [countAt, averageAt] = countAbove ? placed : [placed[1], placed[0]];
  return { ...labels, count: countAt, average: averageAt };
}

function tallness({ words }: EndLabel, inline: boolean): number {
  return lineHeight * (inline ? 1 : 1 + words.length);
}

function widest({ count, average, inline }: Omit<EndLabels, "room">): number {
  const lines = [count, average].flatMap(({ number, words }) =>
    inline ? [`${number} ${words.join(" ")}`] : [number, ...words],
  );
  return Math.max(...lines.map((line) => textWidth(line, fontSize)));
}
