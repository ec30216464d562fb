// Plain JavaScript, as its libraries are not installed where the product is checked.
import { createRoot } from "react-dom/client";
import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  XAxis,
  YAxis,
} from "recharts";
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
      <Lines />
      {questions.map(({ text, options }) => (
        <section key={text}>
          <h2>{text}</h2>
          <Bars bars={options} />
        </section>
      ))}
      <h2>Top keywords</h2>
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
  return (
    <ComposedChart width={width} height={lineHeight} data={points}>
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
    </ComposedChart>
  );
}

function Bars({ bars }) {
  return (
    <BarChart
      layout="vertical"
      width={width}
      height={bars.length * rowHeight}
      data={bars}
      margin={{ top: 0, right: 80, bottom: 0, left: 0 }}
    >
      <XAxis type="number" hide />
      <YAxis type="category" dataKey="label" width={200} interval={0} />
      <Bar dataKey="count" fill="#2563eb" isAnimationActive={false}>
        <LabelList dataKey="count" position="right" />
      </Bar>
    </BarChart>
  );
}

window.mount = () => {
  createRoot(stage).render(<Charts />);
};
