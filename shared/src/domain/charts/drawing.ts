/**
 * One SVG element. Attributes are in React's spelling (strokeWidth,
 * textAnchor); colours, fonts and weights are `var(--token)` of tokens.css.
 */
export interface Shape {
  tag: "g" | "path" | "rect" | "line" | "circle" | "text" | "tspan" | "title";
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly (Shape | string)[];
}

/** A chart as SVG, in pixels. `label` is the finding: what the chart says. */
export interface Drawing {
  width: number;
  height: number;
  label: string;
  shapes: readonly Shape[];
}
