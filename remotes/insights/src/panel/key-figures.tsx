import type { Analytics } from "@nearsay/core/contract";
import { movingAverageWindow } from "@nearsay/core/domain";
import {
  type Side,
  type Trend,
  drawSparkline,
  formatCount,
  formatList,
  formatPercent,
  trendOf,
} from "@nearsay/core/charts";
import { FormattedDate, Icon } from "@nearsay/core/ui";
import ArrowDown from "lucide/dist/esm/icons/arrow-down.mjs";
import ArrowUp from "lucide/dist/esm/icons/arrow-up.mjs";
import type { ReactNode } from "react";
import { ChangeMark } from "../changes/changes.tsx";
import { DrawnChart } from "../figures/drawn-chart.tsx";
import { SideName } from "../sides/side-name.tsx";
import { insights as texts } from "#messages";
import { useTimeSeries } from "../time-series/use-time-series.ts";
import styles from "./key-figures.module.css";

/** The two key figures, and the number of responses in each group if these are shown separately. */
export function KeyFigures(props: {
  readonly analytics: Analytics;
  /** ISO 8601; null if unknown. */
  readonly closesAt: string | null;
  readonly sides?: readonly Side[];
}) {
  const { analytics, closesAt, sides = [] } = props;
  return (
    <dl className={styles.figures}>
      <KeyFigure term={texts.responses}>
        <Responses analytics={analytics} closesAt={closesAt}>
          {formatCount(analytics.responseCount)} <ChangeMark of="responses" />
        </Responses>
      </KeyFigure>
      <KeyFigure term={texts.lastUpdated}>
        <span className={styles.moment}>
          <UpdatedAt moment={analytics.updatedAt} />
        </span>
      </KeyFigure>
      {sides.map(({ name, analytics: own }, side) => (
        <KeyFigure key={name} term={<SideName side={side}>{name}</SideName>}>
          <Responses analytics={own} closesAt={closesAt}>
            {formatCount(own.releasedCount)}
          </Responses>
        </KeyFigure>
      ))}
    </dl>
  );
}

/** The number of responses, when they arrived, and the trend. */
function Responses(props: {
  readonly analytics: Analytics;
  readonly closesAt: string | null;
  readonly children: ReactNode;
}) {
  const { analytics, closesAt, children } = props;
  const { series, running } = useTimeSeries(analytics, closesAt);
  const counts = series.buckets.map(({ count }) => count);
  const trend = trendOf(series, running);
  return (
    <>
      <span className={styles.row}>
        <span className={styles.number}>{children}</span>
        {counts.length > 1 && (
          <Sparkline counts={counts.slice(-movingAverageWindow)} />
        )}
      </span>
      {trend && <Change {...trend} until={running ? trend.until : null} />}
    </>
  );
}

function KeyFigure(props: {
  readonly term: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <dt className={styles.term}>{props.term}</dt>
      <dd className={styles.value}>{props.children}</dd>
    </div>
  );
}

function UpdatedAt({ moment }: { readonly moment: string | null }) {
  if (Number.isNaN(Date.parse(moment ?? ""))) return texts.never;
  return <FormattedDate iso={moment ?? ""} detail="datetime" />;
}

/** @param until Names the end of the compared period, if the last bucket is excluded. */
function Change({
  percent,
  span,
  until,
}: Pick<Trend, "percent" | "span" | "until">) {
  const size = formatPercent(Math.abs(percent));
  if (percent === 0)
    return (
      <span className={styles.change}>
        {texts.change.same({ span, until })}
      </span>
    );
  const up = percent > 0;
  return (
    <span className={up ? styles.up : styles.down}>
      <Icon shape={up ? ArrowUp : ArrowDown} size={16} />
      {up
        ? texts.change.up({ percent: size, span, until })
        : texts.change.down({ percent: size, span, until })}
    </span>
  );
}

/** A line of at least two counts without axes, with its last point marked. */
function Sparkline({ counts }: { readonly counts: readonly number[] }) {
  const label = texts.sparkline({
    counts: formatList(counts.map(formatCount)),
  });
  return <DrawnChart drawing={drawSparkline(counts, label)} />;
}
