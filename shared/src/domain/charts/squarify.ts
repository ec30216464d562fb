import { sum } from "../insights.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum ratio of thickness to length for tiles of a row; the golden ratio looks balanced. */
const evenRatio = (1 + Math.sqrt(5)) / 2;

/**
 * Boxes within a box, with areas proportional to their values, in order: in
 * rows along its shorter side, each as long as adding one more makes its tiles
 * closer to squares (Bruls, Huizing, van Wijk, "Squarified treemaps", 2000).
 * @param values Above 0.
 */
export function squarify(values: readonly number[], whole: Box): Box[] {
  const boxes: Box[] = [];
  let rest = whole;
  let left = sum(values);
  while (boxes.length < values.length) {
    const row = takeRow(values.slice(boxes.length), rest, left);
    const total = sum(row);
    const [own, others] = cut(rest, total / left);
    boxes.push(...divide(own, row, rest.width < rest.height));
    rest = others;
    left -= total;
  }
  return boxes;
}

function takeRow(
  values: readonly number[],
  { width, height }: Box,
  left: number,
): readonly number[] {
  const stretch = Math.max(width / height, height / width) / (left * evenRatio);
  const unevenness = (row: readonly number[]) => {
    const thickness = sum(row) ** 2 * stretch;
    return Math.max(Math.max(...row) / thickness, thickness / Math.min(...row));
  };
  let length = 1;
  let least = unevenness(values.slice(0, 1));
  while (length < values.length) {
    const next = unevenness(values.slice(0, length + 1));
    if (next > least) break;
    least = next;
    length += 1;
  }
  return values.slice(0, length);
}

/** Cuts a share off along the shorter side: at the top, or at the left. */
function cut(
  { x, y, width, height }: Box,
  share: number,
): [own: Box, others: Box] {
  if (width < height) {
    const top = height * share;
    return [
      { x, y, width, height: top },
      { x, y: y + top, width, height: height - top },
    ];
  }
  const side = width * share;
  return [
    { x, y, width: side, height },
    { x: x + side, y, width: width - side, height },
  ];
}

/** Side by side, or below each other. */
function divide(
  { x, y, width, height }: Box,
  row: readonly number[],
  across: boolean,
): Box[] {
  const total = sum(row);
  let before = 0;
  return row.map((value) => {
    const [start, part] = [before / total, value / total];
    before += value;
    return across
      ? { x: x + width * start, y, width: width * part, height }
      : { x, y: y + height * start, width, height: height * part };
  });
}
