import { sentimentPercent } from "@nearsay/core/domain";
import {
  type BucketSeries,
  type Drawing,
  type SentimentColumn,
  drawSentiment,
  drawTimeSeries,
  formatCount,
  formatPercent,
  linearScale,
  nameSentiment,
  sentimentTexts,
  seriesRows,
  seriesTexts,
  toSvgMarkup,
} from "@nearsay/core/domain/charts";
import { Html, html, nothing } from "./html.ts";
import { texts } from "./texts.ts";

/** In pixels; the style sheet shows the one that fits. */
const sizes = [
  { look: "wide", width: 720, height: 240 },
  { look: "narrow", width: 340, height: 220 },
];

/** The numbers of a chart. */
interface NumbersTable {
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

interface DrawnFigure {
  draw: (size: { width: number; height: number }) => Drawing;
  note: string;
  table: NumbersTable;
}

/** A chart under its finding, its numbers folded away below. */
function drawnFigure({ draw, note, table }: DrawnFigure): Html {
  const drawings = sizes.map(({ look, ...size }) => ({
    look,
    drawing: draw(size),
  }));
  return html`<p class="finding">${drawings[0]?.drawing.label ?? ""}</p>
    <p class="note">${note}</p>
    ${drawings.map(
      ({ look, drawing }) =>
        html`<div class="chart ${look}">
          ${new Html(toSvgMarkup(drawing))}
        </div>`,
    )}
    ${table.rows.length > 1 ? numbersTable(table) : nothing}`;
}

/** Numbers, folded away. */
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
 * @param running Whether the last bucket is still counted in.
 */
export function timeSeriesFigure(series: BucketSeries, running: boolean): Html {
  return drawnFigure({
    draw: (size) => drawTimeSeries(series, size, running),
    note: explainSeries(series, running),
    table: { columns: texts.seriesColumns, rows: seriesRows(series) },
  });
}

/** A single bucket is drawn as a bar, which explains itself. */
function explainSeries(
  { step, buckets }: BucketSeries,
  running: boolean,
): string {
  if (buckets.length < 2) return texts.utc;
  const { unit, size } = step;
  const lines = texts.lines(seriesTexts.each(unit, size));
  const dashed = texts.dashed(seriesTexts.notOver(unit, size));
  return [lines, texts.utc, ...(running ? [dashed] : [])].join(" ");
}

/**
 * How free-text answers sound, from negative to positive.
 * @param average -1 to 1; null when unknown.
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

function explainSentiment(average: number | null): string {
  return average === null
    ? sentimentTexts.scale
    : sentimentTexts.averageOnScale(formatPercent(sentimentPercent(average)));
}

export interface Bar {
  label: string;
  value: number;
  /** The number beside the bar. */
  reading: string;
  badge?: string | undefined;
}

/** Horizontal bars; `max` is the value that a full bar stands for. */
export function barList(bars: readonly Bar[], max: number): Html {
  const length = linearScale([0, Math.max(1, max)], [0, 100]);
  return html`<ul class="bars">
    ${bars.map(
      ({ label, value, reading, badge }) =>
        html`<li>
          <span class="label"
            ><bdi>${label}</bdi> ${
              badge === undefined
                ? nothing
                : html`<b class="badge">${badge}</b>`
            }</span
          >
          <svg class="bar" aria-hidden="true">
            <rect class="track" width="100%" height="100%" />
            <rect
              class="fill"
              width="${Math.min(100, length(value))}%"
              height="100%"
            />
          </svg>
          <span class="reading">${reading}</span>
        </li>`,
    )}
  </ul>`;
}
