import { movingAverage } from "@nearsay/core/domain";
import {
  type BucketSeries,
  drawTimeSeries,
  formatAverage,
  formatCount,
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

/**
 * Responses over time with their moving average, and the same as a table.
 * @param running Whether the last bucket is still counted in.
 */
export function timeSeriesFigure(series: BucketSeries, running: boolean): Html {
  const drawings = sizes.map(({ look, ...size }) => ({
    look,
    drawing: drawTimeSeries(series, size, running),
  }));
  const isLine = series.buckets.length > 1;
  return html`<p class="finding">${drawings[0]?.drawing.label ?? ""}</p>
    ${isLine ? html`<p class="note">${explain(series, running)}</p>` : nothing}
    ${drawings.map(
      ({ look, drawing }) =>
        html`<div class="chart ${look}">
          ${new Html(toSvgMarkup(drawing))}
        </div>`,
    )}
    ${isLine ? numbersTable(series) : nothing}`;
}

function explain(
  { step: { unit, size } }: BucketSeries,
  running: boolean,
): string {
  const lines = texts.lines(seriesTexts.each(unit, size));
  if (!running) return lines;
  return `${lines} ${texts.dashed(seriesTexts.notOver(unit, size))}`;
}

function numbersTable({ buckets }: BucketSeries): Html {
  const averages = movingAverage(buckets.map(({ count }) => count));
  const { from, count, average } = texts.columns;
  return html`<details>
    <summary>${texts.asTable}</summary>
    <table>
      <thead>
        <tr>
          ${[from, count, average].map(
            (column) => html`<th scope="col">${column}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${buckets.map(
          (bucket, index) =>
            html`<tr>
              <th scope="row">${bucket.label}</th>
              <td>${formatCount(bucket.count)}</td>
              <td>${formatAverage(averages[index] ?? 0)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
