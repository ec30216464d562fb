import type { Bucket } from "@nearsay/core/contract";
import {
  type PlottedPoint,
  type TimeSeriesLayout,
  describeSeries,
  formatAverage,
  formatCount,
  layoutTimeSeries,
  readSeries,
  seriesTexts,
} from "@nearsay/core/domain/charts";
import { type Html, html, nothing } from "./html.ts";
import { texts } from "./texts.ts";

/** In pixels; the style sheet shows the one that fits. */
const sizes = [
  { look: "wide", width: 720, height: 240 },
  { look: "narrow", width: 340, height: 220 },
];
/** Longest that a label at the end of a line may be, in characters. */
const labelMax = 18;

/** Responses over time with their moving average; times are in UTC. */
export function timeSeriesChart(source: readonly Bucket[]): Html {
  const series = readSeries(source, "UTC");
  const { step, buckets } = series;
  if (buckets.length < 2) {
    return html`<p class="finding">${describeSeries(series)}</p>`;
  }
  const each = seriesTexts.each(step.unit, step.size);
  const finding = describeSeries(series);
  return html`<p class="finding">${finding}</p>
    <p class="note">${texts.seriesNote(each)}</p>
    ${sizes.map(({ look, width, height }) => {
      const layout = layoutTimeSeries(buckets, width, height, labelMax);
      return html`<svg
        role="img"
        class="${look}"
        aria-label="${finding}"
        viewBox="0 0 ${width} ${height}"
      >
        ${lines(layout)} ${endLabels(layout, each)} ${dates(layout)}
      </svg>`;
    })}`;
}

function lines(layout: TimeSeriesLayout): Html {
  return html`${rules(layout)}
    <path class="area" d="${layout.areaPath}" />
    <path class="count" d="${layout.countPath}" />
    <path class="average" d="${layout.averagePath}" />`;
}

function rules({ rules, left, right }: TimeSeriesLayout): Html[] {
  return rules.map(
    ({ y, value }) =>
      html`<line class="rule" x1="${left}" x2="${right}" y1="${y}" y2="${y}" />
        <text class="tick end" x="${left - 8}" y="${y}" dy="0.32em">
          ${formatCount(value)}
        </text>`,
  );
}

function dates({ dates, points, height }: TimeSeriesLayout): Html[] {
  return dates.map((index) => {
    const anchor =
      index === 0 ? "start" : index === points.length - 1 ? "end" : "middle";
    const { x = 0, tick = "" } = points[index] ?? {};
    return html`<text class="tick ${anchor}" x="${x}" y="${height - 6}">
      ${tick}
    </text>`;
  });
}

function endLabels(layout: TimeSeriesLayout, each: string): Html {
  const last = layout.points.at(-1);
  if (last === undefined) return nothing;
  const { count, average } = last;
  return html`${endLabel(last, layout.countLabelY, `${formatCount(count)} ${each}`, "tick")}
  ${endLabel(last, layout.averageLabelY, texts.average(formatAverage(average)), "strong")}`;
}

function endLabel(
  { x }: PlottedPoint,
  y: number,
  words: string,
  look: string,
): Html {
  return html`<text class="${look}" x="${x + 8}" y="${y}" dy="0.32em">
    ${words}
  </text>`;
}
