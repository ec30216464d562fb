import { type ReadBucket, formatCount } from "@nearsay/core/domain/charts";
import styles from "./time-series-chart.module.css";

const height = 56;

/** One bucket makes no line: a full bar with its number and its time. */
export function SingleBucket(props: {
  readonly bucket: ReadBucket;
  readonly width: number;
  readonly label: string;
}) {
  const { bucket, width, label } = props;
  const length = width - 56;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.chart}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <rect className={styles.only} y={4} width={length} height={24} />
      <text className={styles.onlyNumber} x={length + 8} y={16} dy="0.32em">
        {formatCount(bucket.count)}
      </text>
      <text className={styles.tick} x={0} y={height - 8}>
        {bucket.label}
      </text>
    </svg>
  );
}
