import { direction } from "../domain/locale.ts";
import type { Drawing, Shape } from "./drawing.ts";

/**
 * Mirrors a drawing that is read like a text if the page's language is
 * right-to-left; its text is not mirrored. Axes of numbers and time run from
 * left to right in every language.
 */
export function fromStart(drawing: Drawing): Drawing {
  const shapes = shapesFromStart(drawing.shapes, drawing.width);
  return { ...drawing, shapes };
}

/** @param width Of the drawing that contains them. */
export function shapesFromStart(
  shapes: readonly Shape[],
  width: number,
): readonly Shape[] {
  return direction() === "rtl"
    ? shapes.map((shape) => mirror(shape, width))
    : shapes;
}

function mirror({ tag, attributes, children }: Shape, width: number): Shape {
  const { x = 0, width: own = 0, textAnchor: side } = attributes;
  const right = width - Number(x) - Number(own);
  const anchor = side === "end" ? "start" : "end";
  const turned =
    tag === "text" && side !== "middle" ? { textAnchor: anchor } : {};
  return {
    tag,
    attributes: { ...attributes, x: right, ...turned },
    ...(children && { children }),
  };
}
