/**
 * One SVG element. Attributes are in React's spelling (strokeWidth,
 * textAnchor); colours, fonts and weights are `var(--token)` of tokens.css.
 */
export interface Shape {
  tag: "g" | "path" | "rect" | "line" | "circle" | "text" | "tspan" | "title";
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly (Shape | string)[];
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A chart as SVG. `label` is the finding: what the chart says. */
export interface Drawing extends Size {
  label: string;
  shapes: readonly Shape[];
}

/** What one mark of a chart says, and how it is shown while it is read. */
export interface MarkReading {
  /** Where to read it, in pixels. */
  x: number;
  y: number;
  /** What the mark stands for, such as a day. */
  name: string;
  facts: readonly string[];
  /** Laid over the chart, which itself is not drawn anew. */
  shapes: readonly Shape[];
}

/** A drawing that can be read mark by mark. */
export interface ReadableDrawing extends Drawing {
  /** Horizontal places of the marks in pixels, from left to right. */
  marks: readonly number[];
  /** What a mark says; null where there is none of this index. */
  readMark: (index: number) => MarkReading | null;
}
