// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import "./by-hand.css";
import { extent, max } from "d3-array";
import { scaleBand, scaleLinear, scaleUtc } from "d3-scale";
import { area, line } from "d3-shape";
import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { Caption } from "./caption.jsx";
import {
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
  stage,
  width,
} from "./data.js";

function Charts() {
  return (
    <>
      <Caption {...captionOfDays()} />
      <LineChart buckets={buckets} />
      {questions.map((question) => (
        <section key={question.text}>
          <Caption {...captionOf(question)} />
          <BarChart bars={question.options} />
        </section>
      ))}
      <Caption {...captionOfKeywords} />
      <BarChart bars={keywords} />
    </>
  );
}

function LineChart({ buckets }) {
  const { x, y, points } = useMemo(() => layOut(buckets), [buckets]);
  const readings = readingsOfDays();
  const last = points[readings.last.index];
  const peak = points[readings.highest.index];
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
        {readings.highest.words}
      </text>
      <circle className="count dot" cx={x(last.day)} cy={y(last.count)} r={3} />
      <text className="tick" x={x(last.day) + 8} y={y(last.count)} dy="0.32em">
        {readings.last.words}
      </text>
      <circle className="dot" cx={x(last.day)} cy={y(last.average)} r={3} />
      <text x={x(last.day) + 8} y={y(last.average)} dy="0.32em">
        {readings.average.words}
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

function BarChart({ bars }) {
  const height = bars.length * rowHeight;
  const readings = readingsOf(bars);
  const x = scaleLinear([0, max(bars, ({ count }) => count)], [0, width - 320]);
  const y = scaleBand(
    bars.map(({ label }) => label),
    [0, height],
  ).padding(0.25);
  return (
    <svg width={width} height={height} role="img" aria-label="Bars">
      {bars.map(({ label, count }, index) => (
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
            {readings[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}

window.mount = () => {
  createRoot(stage).render(<Charts />);
};
