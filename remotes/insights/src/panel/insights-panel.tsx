import type { Analytics, InsightsPanelProps } from "@nearsay/core/contract";
import { type Side, showsFigures } from "@nearsay/core/charts";
import { Notice } from "@nearsay/core/ui";
import { memo, useContext, useId } from "react";
import { ChangesContext, noChanges } from "../changes/changes.tsx";
import { ChoicesSection } from "../choices/choices-section.tsx";
import { DownloadContext, TitleContext } from "../download/download.ts";
import { ExportCodeDialog } from "../export/export-code-dialog.tsx";
import { useExport } from "../export/use-export.ts";
import { ChartWidthContext, useChartWidth } from "../figures/drawn-chart.tsx";
import { comparePoints } from "../integrity/compare-points.ts";
import { FlaggedSwitch } from "../integrity/flagged-switch.tsx";
import { IntegritySection } from "../integrity/integrity-section.tsx";
import { useViews } from "../integrity/use-views.ts";
import { LanguageFilter } from "../languages/language-filter.tsx";
import { useAnsweredIn } from "../languages/use-answered-in.ts";
import { LazyKinds } from "../kinds/lazy-kinds.tsx";
import { KeywordsSection } from "../keywords/keywords-section.tsx";
import { SentimentSection } from "../sentiment/sentiment-section.tsx";
import { LazyPlaces } from "../places/lazy-places.tsx";
import type { ShownPart } from "../places/places.tsx";
import { useSides } from "../sides/use-sides.ts";
import { insights as texts } from "#messages";
import { TimeSeriesSection } from "../time-series/time-series-section.tsx";
import { Alerts } from "./alerts.tsx";
import styles from "./insights-panel.module.css";
import { KeyFigures } from "./key-figures.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { ReleaseState } from "./release-state.tsx";
import { ScrollAnchoring } from "./scroll-anchoring.tsx";
import { Summary } from "./summary.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAnalytics } from "./use-analytics.ts";

/** The figures of one survey, kept up to date while visible. */
export function InsightsPanel(props: InsightsPanelProps) {
  const { surveyId, code } = props;
  return <FollowedPanel key={JSON.stringify([surveyId, code])} {...props} />;
}

function FollowedPanel(props: InsightsPanelProps) {
  const { surveyId, code, exportRestricted, exportable = true } = props;
  const { closesAt = null, title = "" } = props;
  const { analytics, changes, error, loading, refresh } = useAnalytics(
    surveyId,
    code,
  );
  const exporting = useExport(surveyId, code, title);
  const [ref, width] = useChartWidth();
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={styles.panel}>
      <ScrollAnchoring className={styles.parts}>
        <Toolbar
          headingId={id}
          loading={loading}
          onRefresh={refresh}
          exporting={exporting}
          exportable={exportable}
          exportRestricted={exportRestricted}
        />
        {exporting.failure !== null && (
          <Notice tone="danger">{exporting.failure}</Notice>
        )}
        {error !== null && (
          <Notice tone="danger">{texts.error({ message: error })}</Notice>
        )}
        <ChangesContext value={changes}>
          <ChartWidthContext value={width}>
            <TitleContext value={title}>
              {analytics && (
                <Figures
                  surveyId={surveyId}
                  code={code}
                  analytics={analytics}
                  closesAt={closesAt}
                />
              )}
            </TitleContext>
          </ChartWidthContext>
        </ChangesContext>
        {!analytics && loading && <PanelSkeleton />}
        {exporting.asked && (
          <ExportCodeDialog {...exporting} asked={exporting.asked} />
        )}
      </ScrollAnchoring>
    </section>
  );
}

const Figures = memo(function Figures(props: {
  readonly surveyId: string;
  readonly code: string | undefined;
  readonly analytics: Analytics;
  readonly closesAt: string | null;
}) {
  const { surveyId, code, analytics, closesAt } = props;
  const view = useViews(surveyId, code, analytics);
  const { shown, views } = view;
  const counted = views?.all ?? (shown.withoutFlagged ? null : shown);
  const { whole, sides, note } = useSides(surveyId, code, shown, counted);
  const answeredIn = useAnsweredIn(surveyId, code, analytics);
  const drawCharts = (from: ShownPart | null) => {
    const part = answeredIn.figures
      ? { analytics: answeredIn.figures, changes: noChanges }
      : from;
    if (part)
      return (
        <ChangesContext value={part.changes}>
          <Charts
            surveyId={surveyId}
            analytics={part.analytics}
            closesAt={closesAt}
            sides={none}
            isPart
          />
        </ChangesContext>
      );
    if (shown.withoutFlagged && views)
      return (
        <ChangesContext value={comparePoints(views)}>
          <Charts
            surveyId={surveyId}
            analytics={shown}
            closesAt={closesAt}
            sides={sides}
          />
        </ChangesContext>
      );
    return (
      <Charts
        surveyId={surveyId}
        analytics={whole}
        closesAt={closesAt}
        sides={sides}
      />
    );
  };
  return (
    <>
      <Alerts analytics={shown} />
      <KeyFigures analytics={shown} closesAt={closesAt} sides={sides} />
      <ReleaseState analytics={shown} closesAt={closesAt} />
      {note !== null && <p className={styles.note}>{note}</p>}
      <FlaggedSwitch view={view} />
      <LanguageFilter whole={analytics} answeredIn={answeredIn} />
      {analytics.answerPlaces === "none" ? (
        drawCharts(null)
      ) : (
        <LazyPlaces surveyId={surveyId} code={code} whole={analytics}>
          {drawCharts}
        </LazyPlaces>
      )}
      {showsFigures(analytics) && analytics.responseCount > 0 && (
        <IntegritySection
          surveyId={surveyId}
          code={code}
          analytics={analytics}
        />
      )}
    </>
  );
});

const none: readonly Side[] = [];

function Charts(props: {
  readonly surveyId: string;
  readonly analytics: Analytics;
  readonly closesAt: string | null;
  readonly sides: readonly Side[];
  /** Whether these are figures of only some people, to which the summary does not apply. */
  readonly isPart?: boolean;
}) {
  const { surveyId, analytics, closesAt, sides, isPart = false } = props;
  const { updatedAt, withheldUntil } = analytics;
  const title = useContext(TitleContext);
  if (!showsFigures(analytics)) return null;
  return (
    <DownloadContext value={{ surveyId, title, updatedAt }}>
      {!analytics.withoutFlagged && !isPart && (
        <Summary text={analytics.summary} withheldUntil={withheldUntil} />
      )}
      <TimeSeriesSection
        analytics={analytics}
        closesAt={closesAt}
        sides={sides}
      />
      <ChoicesSection analytics={analytics} sides={sides} />
      <LazyKinds analytics={analytics} sides={sides} />
      <SentimentSection analytics={analytics} sides={sides} />
      <KeywordsSection
        keywords={analytics.topKeywords}
        withheldUntil={withheldUntil}
        sides={sides}
      />
    </DownloadContext>
  );
}
