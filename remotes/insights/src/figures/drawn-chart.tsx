import type { Drawing, Shape } from "@nearsay/core/domain/charts";
import {
  type ReactElement,
  createContext,
  createElement,
  memo,
  useCallback,
  useState,
} from "react";
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

/** With this root font size a pixel of a drawing is one of CSS; with a larger one drawings grow, and their words with them. */
const usualRem = 16;

/** A length in a drawing's pixels as it is on the page. */
export function drawnLength(pixels: number): string {
  return `${pixels / usualRem}rem`;
}

/** CSS pixels as pixels of a drawing. */
export function toDrawn(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (pixels * usualRem) / (Number.parseFloat(fontSize) || usualRem);
}

/** Where nothing can be measured. */
const usualWidth = 640;

/**
 * How wide charts are drawn, in pixels of a drawing. It is measured once for all, and
 * before there are figures: what is drawn only to be measured would be drawn twice.
 */
export const ChartWidthContext = createContext(usualWidth);

/** Width of an element in pixels of a drawing, followed live. */
export function useChartWidth() {
  const [width, setWidth] = useState(usualWidth);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(toDrawn(element.clientWidth) || usualWidth);
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
