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
  keywords,
  lineHeight,
  questions,
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

/** The count at the end of each bar: it has no labels of its own. */
const countAtEnd = {
  id: "countAtEnd",
  afterDatasetsDraw(chart) {
    const { ctx, data } = chart;
    ctx.fillStyle = "#111827";
    ctx.textBaseline = "middle";
    chart.getDatasetMeta(0).data.forEach(({ x, y }, index) => {
      const count = data.datasets[0].data[index];
      ctx.fillText(count.toLocaleString("en"), x + 8, y);
    });
  },
};

function addChart(title, height, config) {
  const canvas = document.createElement("canvas");
  addFigure(title, height).append(canvas);
  const { options, ...rest } = config;
  const still = { animation: false, maintainAspectRatio: false };
  new Chart(canvas, { ...rest, options: { ...still, ...options } });
}

function drawLines() {
  const days = buckets.map(({ count }) => count);
  const plain = { pointRadius: 0, borderWidth: 1 };
  addChart("Responses over time", lineHeight, {
    type: "line",
    data: {
      labels: buckets.map(({ bucket }) => bucket),
      datasets: [
        {
          ...plain,
          data: days,
          borderColor: "#93c5fd",
          backgroundColor: "#dbeafe",
          fill: true,
        },
        {
          ...plain,
          data: averageOfSeven(days),
          borderColor: "#2563eb",
          borderWidth: 2,
        },
      ],
    },
    options: {
      scales: {
        x: { grid: { display: false }, ticks: { maxTicksLimit: 6 } },
        y: { beginAtZero: true },
      },
    },
  });
}

function drawBars(title, bars) {
  addChart(title, bars.length * rowHeight, {
    type: "bar",
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        { data: bars.map(({ count }) => count), backgroundColor: "#2563eb" },
      ],
    },
    options: {
      indexAxis: "y",
      layout: { padding: { right: 80 } },
      scales: {
        x: { display: false, beginAtZero: true },
        y: { grid: { display: false }, ticks: { autoSkip: false } },
      },
    },
    plugins: [countAtEnd],
  });
}

window.mount = () => {
  drawLines();
  for (const { text, options } of questions) drawBars(text, options);
  drawBars("Top keywords", keywords);
};
