import { type Drawing, toSvgMarkup } from "@nearsay/core/domain/charts";
import { Html, html, nothing } from "./html.ts";
import { texts } from "./texts.ts";

export interface ChartSize {
  width: number;
  height: number;
}

/** In pixels; the style sheet shows the one that fits. */
const sizes = [
  { look: "wide", width: 720, height: 240 },
  { look: "narrow", width: 340, height: 220 },
];

export interface NumbersTable {
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

export interface DrawnFigure {
  draw: (size: ChartSize) => Drawing;
  note: string;
  /** The numbers of the chart. */
  table: NumbersTable;
}

/** A chart under its finding, its numbers folded away below. */
export function drawnFigure({ draw, note, table }: DrawnFigure): Html {
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

function numbersTable({ columns, rows }: NumbersTable): Html {
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
