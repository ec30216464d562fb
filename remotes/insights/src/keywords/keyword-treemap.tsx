import { drawTreemap } from "@nearsay/core/domain/charts";
import { useContext, useMemo } from "react";
import { ChartWidthContext } from "../figures/chart-width.ts";
import type { KeywordsViewProps } from "./keywords-view.ts";
import styles from "./keyword-treemap.module.css";
import { TileReader } from "./tile-reader.tsx";

/** A tile for each keyword, as large as it is frequent. */
export function KeywordTreemap({ figure, total }: KeywordsViewProps) {
  const width = useContext(ChartWidthContext);
  const drawing = useMemo(() => drawTreemap(figure, width), [figure, width]);
  return (
    <div className={styles.treemap}>
      <TileReader treemap={drawing} total={total} />
    </div>
  );
}
