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

/** A chart as SVG. `label` is the finding: what the chart shows. */
export interface Drawing extends Size {
  label: string;
  shapes: readonly Shape[];
}

/** Text of one data point of a chart, and how the point is highlighted while it is read. */
export interface MarkReading {
  /** Where to show it, in pixels. */
  x: number;
  y: number;
  /** What the data point represents, such as a day. */
  name: string;
  facts: readonly string[];
  /** Drawn over the chart, which itself is not redrawn. */
  shapes: readonly Shape[];
}

/** A drawing that can be read point by point. */
export interface ReadableDrawing extends Drawing {
  /** Horizontal positions of the data points in pixels, from left to right. */
  marks: readonly number[];
  /** Text of a data point; null if there is none with this index. */
  readMark: (index: number) => MarkReading | null;
}
