import {
  type PlottedPoint,
  type TimeSeriesLayout,
  formatAverage,
  formatCount,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./time-series-chart.module.css";

export interface TimeSeriesChartProps {
  readonly layout: TimeSeriesLayout;
  /** What one count stands for, such as "per day". */
  readonly each: string;
  /** Index of the point being read; null for none. */
  readonly active: number | null;
  /** What the chart shows, for screen readers. */
  readonly label: string;
}

/** Counts as a thin line over a light area, their average as the bold one. */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { layout, each, active, label } = props;
  const { width, height, points } = layout;
  const last = points.at(-1);
  const peak = points[layout.peak];
  const reading = active === null ? undefined : points[active];
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <Rules layout={layout} />
      <path className={styles.area} d={layout.areaPath} />
      <path className={styles.count} d={layout.countPath} />
      <path className={styles.average} d={layout.averagePath} />
      {peak && peak !== last && !reading && <PeakLabel point={peak} />}
      {reading && <Reading point={reading} baseline={layout.baseline} />}
      {last && (
        <>
          <circle
            className={styles.countDot}
            cx={last.x}
            cy={last.countY}
            r={3}
          />
          <circle
            className={styles.averageDot}
            cx={last.x}
            cy={last.averageY}
            r={3}
          />
          <EndLabel
            x={last.x}
            y={layout.countLabelY}
            number={formatCount(last.count)}
            words={each}
          />
          <EndLabel
            x={last.x}
            y={layout.averageLabelY}
            number={formatAverage(last.average)}
            words={texts.average}
            bold
          />
        </>
      )}
      <Dates layout={layout} />
    </svg>
  );
}

function Rules({ layout }: { readonly layout: TimeSeriesLayout }) {
  return layout.rules.map(({ y, value }) => (
    <g key={value}>
      <line
        className={value === 0 ? styles.axis : styles.rule}
        x1={layout.left}
        x2={layout.right}
        y1={y}
        y2={y}
      />
      <text
        className={styles.tick}
        x={layout.left - 8}
        y={y}
        dy="0.32em"
        textAnchor="end"
      >
        {formatCount(value)}
      </text>
    </g>
  ));
}

function Dates({ layout }: { readonly layout: TimeSeriesLayout }) {
  const final = layout.points.length - 1;
  return layout.dates.map((index) => (
    <text
      key={index}
      className={styles.tick}
      x={layout.points[index]?.x}
      y={layout.height - 6}
      textAnchor={anchorOf(index, final)}
    >
      {layout.points[index]?.tick}
    </text>
  ));
}

function anchorOf(index: number, final: number): "start" | "middle" | "end" {
  if (final === 0) return "middle";
  if (index === 0) return "start";
  return index === final ? "end" : "middle";
}

function PeakLabel({ point }: { readonly point: PlottedPoint }) {
  return (
    <text
      className={styles.peak}
      x={point.x}
      y={point.countY - 6}
      textAnchor="middle"
    >
      {formatCount(point.count)}
    </text>
  );
}

function Reading(props: {
  readonly point: PlottedPoint;
  readonly baseline: number;
}) {
  const { x, countY, averageY } = props.point;
  return (
    <>
      <line
        className={styles.cursor}
        x1={x}
        x2={x}
        y1={4}
        y2={props.baseline}
      />
      <circle className={styles.countDot} cx={x} cy={countY} r={4} />
      <circle className={styles.averageDot} cx={x} cy={averageY} r={4} />
    </>
  );
}

function EndLabel(props: {
  readonly x: number;
  readonly y: number;
  readonly number: string;
  readonly words: string;
  readonly bold?: boolean;
}) {
  return (
    <text
      className={props.bold ? styles.averageLabel : styles.countLabel}
      x={props.x + 8}
      y={props.y}
      dy="0.32em"
    >
      <tspan className={styles.number}>{props.number}</tspan> {props.words}
    </text>
  );
}
