import styles from "./moderate.module.css";
import { moderate as texts } from "#messages";

/** An explanation of each decision, collapsed. */
export function Explained() {
  return (
    <details>
      <summary>{texts.explain}</summary>
      <dl className={styles.explained}>
        {texts.explained.map(([decision, what]) => (
          <div key={decision}>
            <dt>{decision}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
