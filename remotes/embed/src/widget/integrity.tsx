import { readIntegrity } from "@nearsay/core/contract";
import { integrityTables, integrityTexts } from "@nearsay/core/domain/charts";
import { Skeleton, useLoad } from "@nearsay/core/ui";
import { useCallback, useState } from "react";
import type { EmbedApi } from "./embed-api.ts";
import { FailureNotice } from "./failure-notice.tsx";
import styles from "./results.module.css";
import { resultsTexts as words } from "./results-texts.ts";
import { SiteLink } from "./site-link.tsx";

interface IntegrityProps {
  readonly site: string;
  readonly api: EmbedApi;
}

/** What became of all that was sent, for who wants to know. */
export function Integrity({ site, api }: IntegrityProps) {
  const [wanted, want] = useState(false);
  return (
    <details className={styles.integrity} onToggle={() => want(true)}>
      <summary>{words.integrity}</summary>
      {wanted && <Counted api={api} />}
      <SiteLink href={`${site}/integrity`}>{integrityTexts.method}</SiteLink>
    </details>
  );
}

function Counted({ api }: Pick<IntegrityProps, "api">) {
  const load = useCallback(
    async () => integrityTables(readIntegrity(await api.read("/integrity"))),
    [api],
  );
  const { loaded, retry } = useLoad(load);
  if (loaded.status === "loading")
    return <Skeleton lines={4} label={words.integrity} />;
  if (loaded.status === "failed")
    return (
      <FailureNotice
        title={integrityTexts.failed}
        error={loaded.error}
        onRetry={retry}
      />
    );
  return loaded.value.map(({ heading, rows }) => (
    <table key={heading} className={styles.counts}>
      <caption>{heading}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
