// Plain JavaScript, because its libraries are not installed where the product
// is type-checked.
import { createRoot } from "react-dom/client";
import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ReferenceDot,
  XAxis,
  YAxis,
} from "recharts";
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
      <Lines />
      {questions.map((question) => (
        <section key={question.text}>
          <Caption {...captionOf(question)} />
          <Bars bars={question.options} />
        </section>
      ))}
      <Caption {...captionOfKeywords} />
      <Bars bars={keywords} />
    </>
  );
}

function Lines() {
  const averages = averageOfSeven(buckets.map(({ count }) => count));
  const points = buckets.map(({ bucket, count }, index) => ({
    day: bucket,
    count,
    average: averages[index],
  }));
  const readings = readingsOfDays();
  const peak = points[readings.highest.index];
  const last = points[readings.last.index];
  return (
    <ComposedChart
      width={width}
      height={lineHeight}
      data={points}
      margin={{ top: 16, right: 120 }}
    >
      <CartesianGrid vertical={false} />
      <XAxis dataKey="day" minTickGap={80} />
      <YAxis width={40} />
      <Area
        dataKey="count"
        fill="#dbeafe"
        stroke="none"
        isAnimationActive={false}
      />
      <Line
        dataKey="count"
        stroke="#93c5fd"
        dot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="average"
        stroke="#2563eb"
        strokeWidth={2}
        dot={false}
        isAnimationActive={false}
      />
      <ReferenceDot
        x={peak.day}
        y={peak.count}
        r={0}
        label={{ value: readings.highest.words, position: "top" }}
      />
      <ReferenceDot
        x={last.day}
        y={last.count}
        r={3}
        fill="#93c5fd"
        label={{ value: readings.last.words, position: "right" }}
      />
      <ReferenceDot
        x={last.day}
        y={last.average}
        r={3}
        fill="#2563eb"
        label={{ value: readings.average.words, position: "right" }}
      />
    </ComposedChart>
  );
}

function Bars({ bars }) {
  const readings = readingsOf(bars);
  const rows = bars.map((bar, index) => ({ ...bar, reading: readings[index] }));
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={bars.length * rowHeight}
      data={rows}
      margin={{ top: 0, right: 110, bottom: 0, left: 0 }}
    >
      <XAxis type="number" hide />
      <YAxis type="category" dataKey="label" width={200} interval={0} />
      <Bar dataKey="count" fill="#2563eb" isAnimationActive={false}>
        <LabelList dataKey="reading" position="right" />
      </Bar>
    </BarChart>
  );
}

window.mount = () => {
  createRoot(stage).render(<Charts />);
};
