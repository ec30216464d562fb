import type { Integrity } from "@nearsay/core/contract";
import { integrityTables, integrityTexts } from "@nearsay/core/charts";
import styles from "./results.module.css";
import { results as words } from "#messages";

interface IntegrityTablesProps {
  readonly site: string;
  /** Null if it could not be loaded. */
  readonly integrity: Integrity | null;
}

/** What happened to everything that was sent, in a collapsed section. */
export function IntegrityTables({ site, integrity }: IntegrityTablesProps) {
  return (
    <details className={styles.integrity}>
      <summary>{words.integrity}</summary>
      {integrity === null && <p>{integrityTexts.failed}</p>}
      {integrity !== null &&
        integrityTables(integrity).map(({ heading, rows }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <dl className={styles.counts}>
              {rows.map(([name, count]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{count}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      <a href={`${site}/integrity`} target="_blank" rel="noopener">
        {integrityTexts.method}{" "}
        <span className="visually-hidden">{words.newTab}</span>
      </a>
    </details>
  );
}
