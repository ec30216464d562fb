import { type HierarchyRectangularNode, treemapSquarify } from "d3-hierarchy";
import { sum } from "../domain/insights.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Rectangle = HierarchyRectangularNode<unknown>;

/**
 * Boxes within a box, with areas proportional to their values, in order: in
 * rows along its shorter side, each as long as adding one more makes its tiles
 * closer to squares (Bruls, Huizing, van Wijk, "Squarified treemaps", 2000).
 * @param values Above 0.
 */
export function squarify(values: readonly number[], whole: Box): Box[] {
  // The tiling reads only values and children: a complete hierarchy would be
  // three times its size.
  const tiles = values.map((value) => ({ value }) as Rectangle);
  const { x, y, width, height } = whole;
  const parent = { value: sum(values), children: tiles } as Rectangle;
  treemapSquarify(parent, x, y, x + width, y + height);
  return tiles.map(({ x0, y0, x1, y1 }) => ({
    x: x0,
    y: y0,
    width: x1 - x0,
    height: y1 - y0,
  }));
}
