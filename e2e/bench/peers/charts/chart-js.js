import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from "chart.js";
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

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

/** Labels at the points of a chart: Chart.js has none. */
function labels(draw) {
  return {
    id: "labels",
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.fillStyle = "#111827";
      ctx.textBaseline = "middle";
      draw(ctx, (set, index) => chart.getDatasetMeta(set).data[index]);
    },
  };
}

function addChart(caption, height, config) {
  const canvas = document.createElement("canvas");
  addFigure(caption, height).append(canvas);
  const { options, ...rest } = config;
  const still = { animation: false, maintainAspectRatio: false };
  new Chart(canvas, { ...rest, options: { ...still, ...options } });
}

function drawLines() {
  const days = buckets.map(({ count }) => count);
  const { highest, last, average } = readingsOfDays();
  const pointRadius = ({ dataIndex }) => (dataIndex === last.index ? 3 : 0);
  const plain = { pointRadius, borderWidth: 1 };
  addChart(captionOfDays(), lineHeight, {
    type: "line",
    data: {
      labels: buckets.map(({ bucket }) => bucket),
      datasets: [
        {
          ...plain,
          data: days,
          borderColor: "#93c5fd",
          pointBackgroundColor: "#93c5fd",
          backgroundColor: "#dbeafe",
          fill: true,
          // Behind the average.
          order: 1,
        },
        {
          ...plain,
          data: averageOfSeven(days),
          borderColor: "#2563eb",
          pointBackgroundColor: "#2563eb",
          borderWidth: 2,
        },
      ],
    },
    options: {
      layout: { padding: { right: 110, top: 16 } },
      scales: {
        x: { grid: { display: false }, ticks: { maxTicksLimit: 6 } },
        y: { beginAtZero: true },
      },
    },
    plugins: [
      labels((ctx, pointOf) => {
        const beside = ({ x, y }, words) => ctx.fillText(words, x + 8, y);
        beside(pointOf(0, last.index), last.words);
        beside(pointOf(1, last.index), average.words);
        const { x, y } = pointOf(0, highest.index);
        ctx.textAlign = "center";
        ctx.fillText(highest.words, x, y - 8);
        ctx.textAlign = "start";
      }),
    ],
  });
}

function drawBars(caption, bars) {
  const readings = readingsOf(bars);
  addChart(caption, bars.length * rowHeight, {
    type: "bar",
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        { data: bars.map(({ count }) => count), backgroundColor: "#2563eb" },
      ],
    },
    options: {
      indexAxis: "y",
      layout: { padding: { right: 110 } },
      scales: {
        x: { display: false, beginAtZero: true },
        y: { grid: { display: false }, ticks: { autoSkip: false } },
      },
    },
    plugins: [
      labels((ctx, pointOf) => {
        readings.forEach((reading, index) => {
          const { x, y } = pointOf(0, index);
          ctx.fillText(reading, x + 8, y);
        });
      }),
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
