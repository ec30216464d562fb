import type { Drawing, MarkReading } from "@nearsay/core/domain/charts";
import { drawShape } from "./drawn-chart.tsx";
import styles from "./mark-tip.module.css";

/** What a mark says, beside it: on the side with more room, so that no edge cuts it off. */
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
      style={{ "--x": `${x}px`, "--y": `${y}px`, "--height": `${height}px` }}
    >
      <svg className={styles.shapes} width={width} height={height}>
        {shapes.map((shape, index) => (
          <g key={index}>{drawShape(shape)}</g>
        ))}
      </svg>
      <p className={x < width / 2 ? styles.after : styles.before}>
        <bdi className={styles.name}>{name}</bdi>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
  );
}
