import * as Plot from "@observablehq/plot";
import {
  addFigure,
  buckets,
  keywords,
  lineHeight,
  questions,
  rowHeight,
  width,
} from "./data.js";

function drawLines() {
  const points = buckets.map(({ bucket, count }) => ({
    day: new Date(bucket),
    count,
  }));
  const average = Plot.windowY(
    { k: 7, anchor: "end" },
    { x: "day", y: "count", stroke: "#2563eb", strokeWidth: 2 },
  );
  return Plot.plot({
    width,
    height: lineHeight,
    y: { grid: true },
    marks: [
      Plot.areaY(points, { x: "day", y: "count", fill: "#dbeafe" }),
      Plot.lineY(points, { x: "day", y: "count", stroke: "#93c5fd" }),
      Plot.lineY(points, average),
    ],
  });
}

function drawBars(bars) {
  const longest = Math.max(...bars.map(({ count }) => count));
  return Plot.plot({
    width,
    height: bars.length * rowHeight,
    marginLeft: 200,
    marginTop: 0,
    marginBottom: 0,
    x: { axis: null, domain: [0, longest * 1.2] },
    y: { label: null, domain: bars.map(({ label }) => label) },
    marks: [
      Plot.barX(bars, { x: "count", y: "label", fill: "#2563eb" }),
      Plot.text(bars, {
        x: "count",
        y: "label",
        text: ({ count }) => count.toLocaleString("en"),
        textAnchor: "start",
        dx: 8,
      }),
    ],
  });
}

window.mount = () => {
  addFigure("Responses over time", lineHeight).append(drawLines());
  for (const { text, options } of questions) {
    addFigure(text, options.length * rowHeight).append(drawBars(options));
  }
  addFigure("Top keywords", keywords.length * rowHeight).append(
    drawBars(keywords),
  );
};
