import type { Analytics, InsightsPanelProps } from "@nearsay/core/contract";
import { Button, Notice } from "@nearsay/core/ui";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useId } from "react";
import { ChoicesSection } from "../choices/choices-section.tsx";
import { KeywordsSection } from "../keywords/keywords-section.tsx";
import { texts } from "../texts.ts";
import { TimeSeriesSection } from "../time-series/time-series-section.tsx";
import { Alerts } from "./alerts.tsx";
import { ChangesContext } from "./changes.ts";
import styles from "./insights-panel.module.css";
import { KeyFigures } from "./key-figures.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { Summary } from "./summary.tsx";
import { useAnalytics } from "./use-analytics.ts";

/** The figures of one survey, kept up to date while they are seen. */
export function InsightsPanel(props: InsightsPanelProps) {
  const { surveyId, code } = props;
  return <FollowedPanel key={JSON.stringify([surveyId, code])} {...props} />;
}

function FollowedPanel({ surveyId, code }: InsightsPanelProps) {
  const { analytics, changes, error, loading, refresh } = useAnalytics(
    surveyId,
    code,
  );
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.toolbar}>
        <h3 id={id} className={styles.title}>
          {texts.insights}
        </h3>
        <Button
          icon={RotateCw}
          busy={loading}
          busyText={texts.refreshing}
          onClick={refresh}
        >
          {texts.refresh}
        </Button>
      </div>
      {error !== null && <Notice tone="danger">{texts.error(error)}</Notice>}
      <ChangesContext value={changes}>
        {analytics && <Figures analytics={analytics} />}
      </ChangesContext>
      {!analytics && loading && <PanelSkeleton />}
    </section>
  );
}

function Figures({ analytics }: { readonly analytics: Analytics }) {
  return (
    <>
      <Alerts analytics={analytics} />
      <KeyFigures analytics={analytics} />
      <Summary
        text={analytics.summary}
        withheldUntil={analytics.withheldUntil}
      />
      <TimeSeriesSection buckets={analytics.timeSeries} />
      <ChoicesSection analytics={analytics} />
      <KeywordsSection keywords={analytics.topKeywords} />
    </>
  );
}
