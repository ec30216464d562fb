import { sentimentPercent } from "@nearsay/core/domain";
import {
  type BucketSeries,
  type Drawing,
  type SentimentColumn,
  type SideShare,
  type SideShares,
  drawSentiment,
  drawSidesOfSentiment,
  drawSidesOverTime,
  drawTimeSeries,
  formatCount,
  formatPercent,
  linearScale,
  nameSentiment,
  sentimentTexts,
  seriesRows,
  seriesTexts,
  nameEach,
  nameOpenEnd,
  sideRows,
  toSvgMarkup,
  writeShare,
} from "@nearsay/core/charts";
import { Html, html, nothing } from "./html.ts";
import { exportedPage as texts } from "#messages";

/** In pixels; the style sheet shows the one that fits. */
const sizes = [
  { look: "wide", width: 720, height: 240 },
  { look: "narrow", width: 340, height: 220 },
];

/** The numbers of a chart. */
export interface NumbersTable {
  columns: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly (readonly string[])[];
}

interface DrawnFigure {
  draw: (size: { width: number; height: number }) => Drawing;
  /** The findings above the chart; the chart's label if missing. */
  findings?: readonly string[];
  note?: string;
  table: NumbersTable;
}

/** The findings and shares of a chart with ticket and other answers. */
interface FigureSides {
  findings: readonly string[];
  shares: readonly SideShares[];
}

/** A chart below its findings, with its numbers in a collapsed table. */
export function drawnFigure({
  draw,
  findings,
  note,
  table,
}: DrawnFigure): Html {
  const drawings = sizes.map(({ look, ...size }) => ({
    look,
    drawing: draw(size),
  }));
  const shown = findings ?? [drawings[0]?.drawing.label ?? ""];
  return html`${findingLines(shown)}
  ${note === undefined ? nothing : html`<p class="note">${note}</p>`}
  ${drawings.map(
    ({ look, drawing }) =>
      html`<div class="chart ${look}">${new Html(toSvgMarkup(drawing))}</div>`,
  )}
  ${table.rows.length > 1 ? numbersTable(table) : nothing}`;
}

/** The findings of a chart, one for each side if there are two. */
export function findingLines(findings: readonly string[]): Html {
  return html`${findings.map((finding) => html`<p class="finding">${finding}</p>`)}`;
}

/** The numbers, collapsed. */
export function numbersTable({ columns, rows }: NumbersTable): Html {
  return html`<details>
    <summary>${texts.asTable}</summary>
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name = "", ...numbers]) =>
            html`<tr>
              <th scope="row"><bdi>${name}</bdi></th>
              ${numbers.map((number) => html`<td>${number}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}

/**
 * Responses over time with their moving average.
 * @param running Whether the last bucket is not complete yet.
 */
export function timeSeriesFigure(series: BucketSeries, running: boolean): Html {
  return drawnFigure({
    draw: (size) => drawTimeSeries(series, size, running),
    note: explainSeries(series, running),
    table: { columns: texts.seriesColumns, rows: seriesRows(series) },
  });
}

/** When the answers of each side arrived, as shares of that side. */
export function sidesOverTimeFigure(
  series: BucketSeries,
  running: boolean,
  { findings, shares }: FigureSides,
): Html {
  return drawnFigure({
    draw: (size) =>
      drawSidesOverTime(series, shares, size, findings.join(". "), running),
    findings,
    note: explainTime(series, running),
    table: sidesTable(
      texts.seriesColumns,
      series.buckets.map(({ label }) => label),
      shares,
    ),
  });
}

/** A single bucket is rendered as a bar, which needs no explanation. */
function explainSeries(
  { step, buckets, byRelease = false }: BucketSeries,
  running: boolean,
): string {
  const times = explainTime({ step, buckets }, running);
  const time = byRelease ? `${times} ${seriesTexts.byRelease.note}` : times;
  if (buckets.length < 2) return time;
  return `${texts.lines({ each: nameEach(step) })} ${time}`;
}

function explainTime(
  { step, buckets }: Pick<BucketSeries, "step" | "buckets">,
  running: boolean,
): string {
  if (buckets.length < 2 || !running) return texts.utc;
  return `${texts.utc} ${texts.dashed({ notOver: nameOpenEnd(step) })}`;
}

/**
 * The sentiment of free-text answers, from negative to positive.
 * @param average From -1 to 1; null if unknown.
 */
export function sentimentFigure(
  columns: readonly SentimentColumn[],
  average: number | null,
): Html {
  return drawnFigure({
    draw: (size) => drawSentiment(columns, average, size),
    note: explainSentiment(average),
    table: {
      columns: texts.sentimentColumns,
      rows: columns.map((column) => [
        nameSentiment(column),
        formatCount(column.count),
        formatPercent(column.share),
      ]),
    },
  });
}

/** The sentiment of each side's free-text answers, as shares of that side. */
export function sidesOfSentimentFigure(
  columns: readonly SentimentColumn[],
  averages: string,
  { findings, shares }: FigureSides,
): Html {
  return drawnFigure({
    draw: (size) =>
      drawSidesOfSentiment(columns, shares, size, findings.join(". ")),
    findings,
    note: averages,
    table: sidesTable(
      texts.sentimentColumns,
      columns.map(nameSentiment),
      shares,
    ),
  });
}

/** Has a column for each side instead of one for all answers. */
export function sidesTable(
  [place = ""]: readonly string[],
  names: readonly string[],
  shares: readonly SideShares[],
): NumbersTable {
  return {
    columns: [place, ...shares.map(({ name }) => name)],
    rows: sideRows(names, shares),
  };
}

function explainSentiment(average: number | null): string {
  return average === null
    ? sentimentTexts.scale
    : sentimentTexts.averageOnScale({
        percent: formatPercent(sentimentPercent(average)),
      });
}

interface BarMark {
  value: number;
  /** The number next to the bar. */
  reading: string;
}

export interface Bar extends BarMark {
  label: string;
  /** One bar per side, instead of one for all answers. */
  sides?: readonly (BarMark & { name: string })[];
  badge?: string | undefined;
}

/** Horizontal bars; `max` is the value of a full bar. */
export function barList(bars: readonly Bar[], max: number): Html {
  const length = linearScale([0, Math.max(1, max)], [0, 100]);
  const mark = ({ value, reading }: BarMark, side = 0, name = "") =>
    html`<svg class="${side > 0 ? "bar outline" : "bar"}" aria-hidden="true">
        <rect class="track" width="100%" height="100%" />
        <rect
          class="fill"
          width="${Math.min(100, length(value))}%"
          height="100%"
        />
      </svg>
      <span class="reading"
        >${name === "" ? nothing : html`<span class="unseen">${name} </span>`}${reading}</span
      >`;
  return html`<ul class="bars">
    ${bars.map(
      ({ label, badge, sides, ...bar }) =>
        html`<li>
          <span class="label"
            ><bdi>${label}</bdi> ${
              badge === undefined
                ? nothing
                : html`<b class="badge">${badge}</b>`
            }</span
          >
          ${sides?.map((side, index) => mark(side, index, side.name)) ?? mark(bar)}
        </li>`,
    )}
  </ul>`;
}

/** A bar for each side's share of a data point. */
export function sideBars(
  shares: readonly SideShare[],
): NonNullable<Bar["sides"]> {
  return shares.map((share) => ({
    name: share.name,
    value: share.percent,
    reading: writeShare(share),
  }));
}

/** The legend of bars with sides. */
export function sideKey(shares: readonly SideShares[]): Html {
  return html`<p class="note key">
    ${shares.map(
      ({ name }, side) =>
        html`<span
          ><svg class="${side > 0 ? "outline" : ""}" aria-hidden="true">
            <rect class="fill" width="100%" height="100%" /></svg
          >${name}</span
        >`,
    )}
  </p>`;
}
