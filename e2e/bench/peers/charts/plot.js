import * as Plot from "@observablehq/plot";
import {
  addFigure,
  buckets,
  captionOf,
  captionOfDays,
  captionOfKeywords,
  keywords,
  lineHeight,
  questions,
  readingsOf,
  readingsOfDays,
  rowHeight,
  width,
} from "./data.js";

function drawLines() {
  const points = buckets.map(({ bucket, count }) => ({
    day: new Date(bucket),
    count,
  }));
  const { highest, last, average } = readingsOfDays();
  const beside = { textAnchor: "start", dx: 8 };
  const [peak, end] = [points[highest.index], points[last.index]];
  const endOfAverage = { day: end.day, count: average.value };
  const averages = Plot.windowY(
    { k: 7, anchor: "end" },
    { x: "day", y: "count", stroke: "#2563eb", strokeWidth: 2 },
  );
  return Plot.plot({
    width,
    height: lineHeight,
    marginRight: 120,
    y: { grid: true },
    marks: [
      Plot.areaY(points, { x: "day", y: "count", fill: "#dbeafe" }),
      Plot.lineY(points, { x: "day", y: "count", stroke: "#93c5fd" }),
      Plot.lineY(points, averages),
      Plot.dot([end], { x: "day", y: "count", r: 3, fill: "#93c5fd" }),
      Plot.dot([endOfAverage], { x: "day", y: "count", r: 3, fill: "#2563eb" }),
      Plot.text([peak], {
        x: "day",
        y: "count",
        text: [highest.words],
        dy: -8,
      }),
      Plot.text([end], { x: "day", y: "count", text: [last.words], ...beside }),
      Plot.text([endOfAverage], {
        x: "day",
        y: "count",
        text: [average.words],
        ...beside,
      }),
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
    x: { axis: null, domain: [0, longest * 1.3] },
    y: { label: null, domain: bars.map(({ label }) => label) },
    marks: [
      Plot.barX(bars, { x: "count", y: "label", fill: "#2563eb" }),
      Plot.text(bars, {
        x: "count",
        y: "label",
        text: readingsOf(bars),
        textAnchor: "start",
        dx: 8,
      }),
    ],
  });
}

window.mount = () => {
  addFigure(captionOfDays(), lineHeight).append(drawLines());
  for (const question of questions) {
    const { options } = question;
    addFigure(captionOf(question), options.length * rowHeight).append(
      drawBars(options),
    );
  }
  addFigure(captionOfKeywords, keywords.length * rowHeight).append(
    drawBars(keywords),
  );
};
