import { getIntegrity } from "../api/figures.ts";
import type { Analytics, Integrity } from "@nearsay/core/contract";
import {
  describeFlagged,
  integrityTables,
  type IntegrityTable,
  integrityTexts,
} from "@nearsay/core/charts";
import { Button, formatDate, useLoad } from "@nearsay/core/ui";
import { useCallback, useId } from "react";
import { FigureSection, QuietLine } from "../figures/figure.tsx";
import { insights as texts } from "#messages";
import styles from "./integrity.module.css";

/** What happened to everything that was sent. Reloaded with the figures. */
export function IntegritySection(props: {
  readonly surveyId: string;
  readonly code: string | undefined;
  readonly analytics: Analytics;
}) {
  const { surveyId, code, analytics } = props;
  const { loaded, retry } = useLoad(
    useCallback(
      (signal: AbortSignal) => getIntegrity(surveyId, { code }, signal),
      // eslint-disable-next-line react-hooks/exhaustive-deps
      [surveyId, code, analytics],
    ),
  );
  return (
    <FigureSection title={integrityTexts.heading}>
      {loaded.status === "failed" && (
        <QuietLine title={integrityTexts.failed}>
          <Button onClick={retry}>{texts.retry}</Button>
        </QuietLine>
      )}
      {loaded.status === "loaded" && <Counted integrity={loaded.value} />}
      <p className={styles.note}>
        {texts.integrityNote} <a href="/integrity">{integrityTexts.method}</a>
      </p>
    </FigureSection>
  );
}

function Counted({ integrity }: { readonly integrity: Integrity }) {
  const { flagged, released, leftOut } = integrity;
  const counts = { flaggedCount: flagged.count, releasedCount: released };
  return (
    <>
      <p className={styles.finding}>{describeFlagged(counts)}</p>
      <div className={styles.tables}>
        {integrityTables(integrity).map((table) => (
          <CountTable key={table.heading} {...table} />
        ))}
      </div>
      {leftOut.length > 0 && <LeftOutLog changes={leftOut} />}
    </>
  );
}

function CountTable({ heading, rows }: IntegrityTable) {
  const id = useId();
  return (
    <div>
      <h5 id={id} className={styles.heading}>
        {heading}
      </h5>
      <dl aria-labelledby={id} className={styles.counts}>
        {rows.map(([name, count]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function LeftOutLog(props: { readonly changes: Integrity["leftOut"] }) {
  const { heading, counted } = integrityTexts.changes;
  return (
    <div>
      <h5 className={styles.heading}>{heading}</h5>
      <ul className={styles.log}>
        {props.changes.map(({ changedOn, reason }, index) => (
          <li key={index}>
            <time dateTime={changedOn}>{formatDate(`${changedOn}T12:00`)}</time>
            {": "}
            {reason === null ? counted : <q dir="auto">{reason}</q>}
          </li>
        ))}
      </ul>
    </div>
  );
}
