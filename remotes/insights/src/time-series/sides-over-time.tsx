import type { Bucket } from "@nearsay/core/contract";
import {
  type BucketSeries,
  type Side,
  drawSidesOverTime,
  seriesFindings,
  seriesShares,
  sideRows,
} from "@nearsay/core/charts";
import { useCallback, useContext, useMemo } from "react";
import { ChartWidthContext } from "../figures/drawn-chart.tsx";
import { Figure, FigureSection } from "../figures/figure.tsx";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { PointReader } from "../figures/point-reader.tsx";
import { SideFindings } from "../sides/side-findings.tsx";
import { sideTable } from "../sides/side-numbers.ts";
import { insights as texts } from "#messages";
import { describeRange } from "./describe-range.ts";

/** In pixels. */
const savedSize = { width: 720, height: 320 };
const height = 240;

/** When the answers of each group arrived, in shares of that group. */
export function SidesOverTime(props: {
  /** The combined buckets, whose positions both lines use. */
  readonly buckets: readonly Bucket[];
  readonly series: BucketSeries;
  /** Whether the last bucket is still incomplete. */
  readonly running: boolean;
  readonly sides: readonly Side[];
}) {
  const { buckets, series, running, sides } = props;
  const width = useContext(ChartWidthContext);
  const shares = useMemo(() => seriesShares(sides, buckets), [sides, buckets]);
  const findings = useMemo(
    () => seriesFindings(sides, running),
    [sides, running],
  );
  const draw = useCallback(
    (size: typeof savedSize) =>
      drawSidesOverTime(series, shares, size, findings.join(". "), running),
    [series, shares, findings, running],
  );
  const drawing = useMemo(() => draw({ width, height }), [draw, width]);
  const columns = [
    texts.seriesColumns[0] ?? "",
    ...sides.map(({ name }) => name),
  ];
  return (
    <FigureSection
      title={texts.overTime}
      download={{
        name: texts.overTime,
        drawing: () => draw(savedSize),
        csv: () =>
          sideTable(
            texts.seriesColumns[0] ?? "",
            buckets.map(({ bucket }) => bucket),
            shares,
          ),
      }}
    >
      <Figure
        finding={<SideFindings findings={findings} />}
        note={describeRange(series, running)}
      >
        <PointReader drawing={drawing} />
        <NumbersTable
          caption={texts.overTime}
          columns={columns}
          rows={() =>
            sideRows(
              series.buckets.map(({ label }) => label),
              shares,
            )
          }
        />
      </Figure>
    </FigureSection>
  );
}
