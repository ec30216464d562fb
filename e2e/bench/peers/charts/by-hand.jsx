// Plain JavaScript, as its libraries are not installed where the product is checked.
import "./by-hand.css";
import { extent, max, maxIndex, sum } from "d3-array";
import { scaleBand, scaleLinear, scaleUtc } from "d3-scale";
import { area, line } from "d3-shape";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import {
  averageOfSeven,
  buckets,
  keywords,
  lineHeight,
  questions,
  rowHeight,
  stage,
  width,
} from "./data.js";

function Charts() {
  return (
    <>
      <h2>Responses over time</h2>
      <p>
        <strong>{describeTrend(buckets.map(({ count }) => count))}</strong>
      </p>
      <p>
        {nameDay(buckets[0])} – {nameDay(buckets.at(-1))}, per day
      </p>
      <LineChart buckets={buckets} />
      {questions.map(({ text, options }) => (
        <section key={text}>
          <h2>{text}</h2>
          <p>
            <strong>{describeTop(options)}</strong>
          </p>
          <p>{sumOf(options).toLocaleString("en")} responses</p>
          <BarChart bars={options} />
        </section>
      ))}
      <h2>Top keywords</h2>
      <BarChart bars={keywords} />
    </>
  );
}

function LineChart({ buckets }) {
  const { x, y, points } = useMemo(() => layOut(buckets), [buckets]);
  const last = points.at(-1);
  const peak = points[maxIndex(points, (point) => point.count)];
  const average = line(
    (point) => x(point.day),
    (point) => y(point.average),
  );
  const count = line(
    (point) => x(point.day),
    (point) => y(point.count),
  );
  const below = area(
    (point) => x(point.day),
    y(0),
    (point) => y(point.count),
  );
  return (
    <svg width={width} height={lineHeight} role="img" aria-label="Responses">
      {y.ticks(4).map((tick) => (
        <g key={tick} transform={`translate(0,${y(tick)})`}>
          <line className="rule" x1={x.range()[0]} x2={x.range()[1]} />
          <text className="tick" x={32} dy="0.32em" textAnchor="end">
            {y.tickFormat()(tick)}
          </text>
        </g>
      ))}
      {x.ticks(6).map((tick) => (
        <text
          key={tick.getTime()}
          className="tick"
          x={x(tick)}
          y={lineHeight - 6}
          textAnchor="middle"
        >
          {x.tickFormat()(tick)}
        </text>
      ))}
      <path className="area" d={below(points)} />
      <path className="count line" d={count(points)} />
      <path className="average line" d={average(points)} />
      <text
        className="tick"
        x={x(peak.day)}
        y={y(peak.count) - 6}
        textAnchor="middle"
      >
        {peak.count}
      </text>
      <circle className="count dot" cx={x(last.day)} cy={y(last.count)} r={3} />
      <text className="tick" x={x(last.day) + 8} y={y(last.count)} dy="0.32em">
        {last.count} per day
      </text>
      <circle className="dot" cx={x(last.day)} cy={y(last.average)} r={3} />
      <text x={x(last.day) + 8} y={y(last.average)} dy="0.32em">
        {last.average.toFixed(1)} average
      </text>
    </svg>
  );
}

function layOut(buckets) {
  const averages = averageOfSeven(buckets.map(({ count }) => count));
  const points = buckets.map(({ bucket, count }, index) => ({
    day: new Date(bucket),
    count,
    average: averages[index],
  }));
  const x = scaleUtc(
    extent(points, ({ day }) => day),
    [40, width - 120],
  );
  const y = scaleLinear(
    [0, max(points, ({ count }) => count)],
    [lineHeight - 24, 24],
  ).nice();
  return { x, y, points };
}

function describeTrend(counts) {
  const recent = sum(counts.slice(-7));
  const before = sum(counts.slice(-14, -7));
  const percent = Math.round((recent / before - 1) * 100);
  const change = percent < 0 ? "fewer" : "more";
  return `The last 7 days brought ${Math.abs(percent)}% ${change} responses than the 7 days before`;
}

function nameDay({ bucket }) {
  return new Date(bucket).toLocaleDateString("en", {
    timeZone: "UTC",
    dateStyle: "medium",
  });
}

function describeTop(options) {
  const { label, count } = options[maxIndex(options, ({ count }) => count)];
  const total = sumOf(options);
  const percent = Math.round((count / total) * 100);
  return `“${label}” leads with ${percent}%: ${count.toLocaleString("en")} of ${total.toLocaleString("en")}`;
}

function sumOf(bars) {
  return sum(bars, ({ count }) => count);
}

function BarChart({ bars }) {
  const height = bars.length * rowHeight;
  const total = sumOf(bars);
  const x = scaleLinear([0, max(bars, ({ count }) => count)], [0, width - 320]);
  const y = scaleBand(
    bars.map(({ label }) => label),
    [0, height],
  ).padding(0.25);
  return (
    <svg width={width} height={height} role="img" aria-label="Bars">
      {bars.map(({ label, count }) => (
        <g key={label} transform={`translate(0,${y(label)})`}>
          <text x={192} y={y.bandwidth() / 2} dy="0.32em" textAnchor="end">
            {label}
          </text>
          <rect
            className="bar"
            x={200}
            width={x(count)}
            height={y.bandwidth()}
          />
          <text x={208 + x(count)} y={y.bandwidth() / 2} dy="0.32em">
            {count.toLocaleString("en")} ({((count / total) * 100).toFixed(0)}%)
          </text>
        </g>
      ))}
    </svg>
  );
}

window.mount = () => {
  createRoot(stage).render(<Charts />);
};
