import styles from "./moderate.module.css";
import { texts } from "./texts.ts";

/** What each decision does, for who wants to know. */
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
