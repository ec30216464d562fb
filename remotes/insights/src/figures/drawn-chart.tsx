import type { Drawing, Shape } from "@nearsay/core/domain/charts";
import { type ReactElement, createElement, memo } from "react";
import { drawnLength } from "./drawn-length.ts";
import styles from "./drawn-chart.module.css";

/** A drawing on the page. It is drawn anew only with another drawing, so keep the one at hand. */
export const DrawnChart = memo(function DrawnChart(props: {
  readonly drawing: Drawing;
}) {
  const { width, height, label, shapes } = props.drawing;
  const frame = {
    role: "img",
    "aria-label": label,
    className: styles.chart,
    viewBox: `0 0 ${width} ${height}`,
    width: drawnLength(width),
    height: drawnLength(height),
  };
  return createElement("svg", frame, ...shapes.map(drawShape));
});

/** One shape of a drawing and what is in it. */
export function drawShape({
  tag,
  attributes,
  children = [],
}: Shape): ReactElement {
  return createElement(
    tag,
    attributes,
    ...children.map((child) =>
      typeof child === "string" ? child : drawShape(child),
    ),
  );
}
