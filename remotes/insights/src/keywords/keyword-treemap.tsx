import type { KeywordCount } from "@nearsay/core/contract";
import { NumbersTable } from "../figures/numbers-table.tsx";
import { useWidth } from "../figures/use-width.ts";
import {
  formatCount,
  formatList,
  layoutTreemap,
} from "@nearsay/core/domain/charts";
import { texts } from "../texts.ts";
import styles from "./keyword-treemap.module.css";

const height = 320;

/** A tile for each keyword, as large as it is frequent. */
export function KeywordTreemap(props: {
  readonly keywords: readonly KeywordCount[];
}) {
  const [ref, width] = useWidth(640);
  const tiles = layoutTreemap(props.keywords, width, height);
  return (
    <div ref={ref} className={styles.treemap}>
      <svg
        role="img"
        aria-label={texts.treemapLabel(
          formatList(tiles.slice(0, 3).map(({ term }) => term)),
        )}
        className={styles.tiles}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
      >
        {tiles.map((tile, index) => (
          <g
            key={tile.term}
            transform={`translate(${tile.x} ${tile.y})`}
            className={index < 3 ? styles.leading : undefined}
          >
            <title>{texts.member(tile.term, formatCount(tile.count))}</title>
            <rect
              className={styles.tile}
              width={tile.width}
              height={tile.height}
            />
            {tile.termFits && (
              <text className={styles.term} x={8} y={20}>
                {tile.term}
              </text>
            )}
            {tile.countFits && (
              <text className={styles.count} x={8} y={38}>
                {formatCount(tile.count)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <NumbersTable
        caption={texts.keywords}
        columns={[texts.keyword, texts.mentions]}
        rows={props.keywords.map(({ term, count }) => [
          term,
          formatCount(count),
        ])}
      />
    </div>
  );
}
