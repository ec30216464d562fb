import {
  drawSparkline,
  formatCount,
  formatList,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import { DrawnChart } from "./drawn-chart.tsx";

/** A line of two counts or more without axes, its last point marked. */
export function Sparkline({ counts }: { readonly counts: readonly number[] }) {
  const label = texts.sparkline(formatList(counts.map(formatCount)));
  return <DrawnChart drawing={drawSparkline(counts, label)} />;
}
