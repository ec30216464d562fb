import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, MarkPointComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import {
  addFigure,
  averageOfSeven,
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
} from "./data.js";

use([BarChart, CanvasRenderer, GridComponent, LineChart, MarkPointComponent]);

function drawLines() {
  const counts = buckets.map(({ count }) => count);
  const { highest, last, average } = readingsOfDays();
  const line = { type: "line", showSymbol: false };
  const endLabel = (words) => ({ show: true, formatter: words });
  const dot = (index, value, look) => ({
    coord: [index, value],
    symbol: "circle",
    symbolSize: 6,
    label: { show: false },
    ...look,
  });
  init(addFigure(captionOfDays(), lineHeight)).setOption({
    animation: false,
    grid: { left: 48, right: 120, top: 20, bottom: 24 },
    xAxis: { type: "category", data: buckets.map(({ bucket }) => bucket) },
    yAxis: { type: "value" },
    series: [
      {
        ...line,
        data: counts,
        color: "#93c5fd",
        areaStyle: {},
        endLabel: endLabel(last.words),
        markPoint: {
          data: [
            dot(highest.index, counts[highest.index], {
              symbolSize: 0,
              label: { position: "top", formatter: highest.words },
            }),
            dot(last.index, counts[last.index]),
          ],
        },
      },
      {
        ...line,
        data: averageOfSeven(counts),
        color: "#2563eb",
        endLabel: endLabel(average.words),
        markPoint: { data: [dot(last.index, average.value)] },
      },
    ],
  });
}

function drawBars(caption, bars) {
  const readings = readingsOf(bars);
  init(addFigure(caption, bars.length * rowHeight)).setOption({
    animation: false,
    grid: { left: 200, right: 110, top: 0, bottom: 0 },
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
        label: {
          show: true,
          position: "right",
          formatter: ({ dataIndex }) => readings[dataIndex],
        },
      },
    ],
  });
}

window.mount = () => {
  drawLines();
  for (const question of questions) {
    drawBars(captionOf(question), question.options);
  }
  drawBars(captionOfKeywords, keywords);
};
