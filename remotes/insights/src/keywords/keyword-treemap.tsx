import { drawTreemap } from "@nearsay/core/domain/charts";
import { useMemo } from "react";
import { useWidth } from "../figures/use-width.ts";
import type { KeywordsViewProps } from "./keywords-view.ts";
import styles from "./keyword-treemap.module.css";
import { TileReader } from "./tile-reader.tsx";

/** A tile for each keyword, as large as it is frequent. */
export function KeywordTreemap({ figure, total }: KeywordsViewProps) {
  const [ref, width] = useWidth(640);
  const drawing = useMemo(
    () => (width === null ? null : drawTreemap(figure, width)),
    [figure, width],
  );
  return (
    <div ref={ref} className={styles.treemap}>
      {drawing && <TileReader treemap={drawing} total={total} />}
    </div>
  );
}
