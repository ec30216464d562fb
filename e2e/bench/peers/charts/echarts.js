import { BarChart, LineChart } from "echarts/charts";
import { GridComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import {
  addFigure,
  averageOfSeven,
  buckets,
  keywords,
  lineHeight,
  questions,
  rowHeight,
} from "./data.js";

use([BarChart, CanvasRenderer, GridComponent, LineChart]);

function drawLines() {
  const counts = buckets.map(({ count }) => count);
  const line = { type: "line", showSymbol: false };
  init(addFigure("Responses over time", lineHeight)).setOption({
    animation: false,
    grid: { left: 48, right: 16, top: 8, bottom: 24 },
    xAxis: { type: "category", data: buckets.map(({ bucket }) => bucket) },
    yAxis: { type: "value" },
    series: [
      { ...line, data: counts, color: "#93c5fd", areaStyle: {} },
      { ...line, data: averageOfSeven(counts), color: "#2563eb" },
    ],
  });
}

function drawBars(title, bars) {
  init(addFigure(title, bars.length * rowHeight)).setOption({
    animation: false,
    grid: { left: 200, right: 80, top: 0, bottom: 0 },
    xAxis: { type: "value", show: false },
    yAxis: {
      type: "category",
      inverse: true,
      data: bars.map(({ label }) => label),
      axisLabel: { interval: 0 },
    },
    series: [
      {
        type: "bar",
        data: bars.map(({ count }) => count),
        color: "#2563eb",
        label: { show: true, position: "right" },
      },
    ],
  });
}

window.mount = () => {
  drawLines();
  for (const { text, options } of questions) drawBars(text, options);
  drawBars("Top keywords", keywords);
};
