import { direction } from "@nearsay/core/domain";
import type { Drawing, MarkReading } from "@nearsay/core/charts";
import { drawnLength, drawShape } from "./drawn-chart.tsx";
import styles from "./mark-tip.module.css";

/** The reading of a mark, beside it on the side with more room, so that no edge cuts it off. */
export function MarkTip(props: {
  readonly drawing: Drawing;
  readonly reading: MarkReading;
}) {
  const { width, height } = props.drawing;
  const { x, y, name, facts, shapes } = props.reading;
  return (
    <div
      aria-hidden="true"
      className={styles.layer}
      style={{
        "--x": drawnLength(x),
        "--y": drawnLength(y),
        "--height": drawnLength(height),
      }}
    >
      <svg
        className={styles.shapes}
        viewBox={`0 0 ${width} ${height}`}
        width={drawnLength(width)}
        height={drawnLength(height)}
      >
        {shapes.map((shape, index) => (
          <g key={index}>{drawShape(shape)}</g>
        ))}
      </svg>
      <p
        dir={direction()}
        className={x < width / 2 ? styles.after : styles.before}
      >
        <bdi className={styles.name}>{name}</bdi>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
