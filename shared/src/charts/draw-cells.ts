import type { MatrixCell } from "../domain/choices.ts";
import { drawLabel, drawText, strong, textSizes } from "./draw-label.ts";
import type { Drawing, Shape } from "./drawing.ts";
import { fromStart } from "./from-start.ts";
import { formatPercent } from "./format.ts";

export interface DrawnCell {
  kind: MatrixCell["kind"];
  name: string;
  percent: number;
  /** Text of the number of people who chose it. */
  count: string;
}

export interface CellsFigure {
  /** The finding: what the cells show. */
  label: string;
  cells: readonly DrawnCell[];
  /** Number of cells side by side. */
  columns: number;
  /** What the shares refer to, if it is not obvious. */
  note?: string | undefined;
}

const { small, large } = textSizes;
const gap = 4;
const inset = 8;
/** Share of the accent on the cell of an option that everyone chose: text stays readable on it. */
const fullTint = 0.4;
const edges = {
  option: "none",
  positive: "var(--color-success-text)",
  neutral: "var(--color-line-strong)",
  negative: "var(--color-danger-text)",
  other: "var(--color-line)",
};

/** How much of the accent covers a cell, in percent. */
export function cellTint(percent: number): number {
  return Math.min(100, percent) * fullTint;
}

/** Cells with a name, a percentage and a count; darker the more people chose them. */
export function drawCells(figure: CellsFigure, width: number): Drawing {
  const { label, cells, columns, note = "" } = figure;
  const cellWidth = (width - gap * (columns - 1)) / columns;
  const shapes: Shape[] = [];
  let y = 0;
  for (let first = 0; first < cells.length; first += columns) {
    const row = drawRow(cells.slice(first, first + columns), y, cellWidth);
    shapes.push(...row.shapes);
    y += row.height + gap;
  }
  const below = drawLabel(note, { x: 0, y: y + gap, room: width }, small);
  const height = note === "" ? Math.max(0, y - gap) : y + gap + below.height;
  return fromStart({
    width,
    height,
    label,
    shapes: [...shapes, ...below.shapes],
  });
}

function drawRow(
  cells: readonly DrawnCell[],
  y: number,
  width: number,
): { shapes: Shape[]; height: number } {
  const names = cells.map(({ name }, index) => {
    const x = index * (width + gap) + inset;
    return drawLabel(name, { x, y: y + inset, room: width - 2 * inset }, small);
  });
  const numbers =
    inset + Math.max(0, ...names.map(({ height }) => height)) + gap;
  const height = numbers + large.line + small.line + inset;
  const shapes = cells.flatMap((cell, index) => {
    const x = index * (width + gap);
    const at = (top: number) => ({ x: x + inset, y: y + top });
    return [
      ...drawGround(cell, { x, y, width, height }),
      ...(names[index]?.shapes ?? []),
      drawText(formatPercent(cell.percent), at(numbers), large, strong),
      drawText(cell.count, at(numbers + large.line), small),
    ];
  });
  return { shapes, height };
}

function drawGround(
  { kind, percent }: DrawnCell,
  box: { x: number; y: number; width: number; height: number },
): Shape[] {
  const tint = {
    fill: "var(--color-accent)",
    fillOpacity: cellTint(percent) / 100,
  };
  return [
    { tag: "rect", attributes: { ...box, fill: "var(--color-sunken)" } },
    { tag: "rect", attributes: { ...box, ...tint } },
    { tag: "rect", attributes: { ...box, height: 3, fill: edges[kind] } },
  ];
}
