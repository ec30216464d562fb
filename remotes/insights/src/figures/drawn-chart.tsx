import type { Drawing, Shape } from "@nearsay/core/charts";
import {
  type ReactElement,
  createContext,
  createElement,
  memo,
  useCallback,
  useState,
} from "react";
import styles from "./drawn-chart.module.css";

/** A drawing on the page. It is re-rendered only for another drawing object, so memoise it. */
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

/** One shape of a drawing with its children. */
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

/**
 * With this root font size one drawing pixel is one CSS pixel; with a larger
 * one drawings and their texts grow.
 */
const usualRem = 16;

/** Converts a length in drawing pixels to CSS. */
export function drawnLength(pixels: number): string {
  return `${pixels / usualRem}rem`;
}

/** Converts CSS pixels to drawing pixels. */
export function toDrawn(pixels: number): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return (pixels * usualRem) / (Number.parseFloat(fontSize) || usualRem);
}

/** Used if nothing can be measured. */
const usualWidth = 640;

/**
 * Chart width, in drawing pixels. It is measured once for all charts, and
 * before there are figures, because charts rendered for measuring would be
 * rendered twice.
 */
export const ChartWidthContext = createContext(usualWidth);

/** Width of an element in drawing pixels, updated live. */
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
