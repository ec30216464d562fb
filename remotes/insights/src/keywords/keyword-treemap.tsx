import { percentOf } from "@nearsay/core/domain";
import {
  type KeywordsFigure,
  type KeywordTile,
  type MarkReading,
  drawTreemap,
  formatCount,
  formatPercent,
  isolate,
  keywordTexts,
  sideTexts,
} from "@nearsay/core/charts";
import {
  type CSSProperties,
  useContext,
  useId,
  useMemo,
  useState,
} from "react";
import { ChangeMark } from "../changes/changes.tsx";
import {
  ChartWidthContext,
  DrawnChart,
  drawnLength,
} from "../figures/drawn-chart.tsx";
import { MarkTip } from "../figures/mark-tip.tsx";
import { joinFacts, sayReading } from "../figures/say-reading.ts";
import { insights as texts } from "#messages";
import styles from "./keyword-treemap.module.css";

/**
 * A tile for each keyword, sized by frequency. It is read tile by tile: radio
 * buttons over it handle touch and arrow keys, a pointer needs no click.
 */
export function KeywordTreemap(props: {
  readonly figure: KeywordsFigure;
  /** Mentions of all keywords, shown or not. */
  readonly total: number;
  /** Name of the group, if there are several maps. */
  readonly name?: string;
}) {
  const { figure, total, name: side } = props;
  const width = useContext(ChartWidthContext);
  const treemap = useMemo(() => drawTreemap(figure, width), [figure, width]);
  const name = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const find = (term: string | null) =>
    treemap.tiles.find((tile) => tile.term === term);
  const read = find(pointed) ?? find(chosen);
  const reading = read && readTile(read, total);

  function leave() {
    setPointed(null);
    setChosen(null);
  }

  return (
    <div className={styles.treemap}>
      <fieldset className={styles.plot} onPointerLeave={() => setPointed(null)}>
        <legend className="visually-hidden">
          {side === undefined
            ? texts.exploreTiles
            : sideTexts.finding({ side, finding: texts.exploreTiles })}
        </legend>
        <DrawnChart drawing={treemap} />
        {treemap.tiles.map((tile) => (
          <label
            key={tile.term}
            className={styles.tile}
            style={boxOf(tile)}
            onPointerEnter={() => setPointed(tile.term)}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={sayReading(readTile(tile, total))}
              checked={tile.term === chosen}
              onFocus={() => setChosen(tile.term)}
              onChange={() => setChosen(tile.term)}
              onBlur={leave}
              onKeyDown={({ key }) => {
                if (key === "Escape") leave();
              }}
            />
            {carriesMark(tile) && (
              <span className={styles.change}>
                <ChangeMark of={`keyword:${tile.term}`} />
              </span>
            )}
          </label>
        ))}
        {reading && <MarkTip drawing={treemap} reading={reading} />}
      </fieldset>
      <div className={styles.line}>
        <p className={reading ? styles.replaced : styles.hint}>
          {texts.tilesHint}
        </p>
        {reading && (
          <p className={styles.reading}>
            <bdi className={styles.term}>{reading.name}</bdi>:{" "}
            {joinFacts(reading.facts)}
          </p>
        )}
      </div>
    </div>
  );
}

/** The minimum size of a tile, in pixels, with room for a change mark beside its text. */
const markRoom = { width: 64, height: 56 };

const outline = { fill: "none", stroke: "var(--color-ink)", strokeWidth: 3 };

/** The reading of a tile, at its centre, and its outline. */
function readTile(tile: KeywordTile, total: number): MarkReading {
  const { term, count, x, y, width, height } = tile;
  const box = { x, y, width, height };
  return {
    x: x + width / 2,
    y: y + height / 2,
    name: isolate(term),
    facts: [
      keywordTexts.mentionCount({ count, formatted: formatCount(count) }),
      texts.ofMentions({ percent: formatPercent(percentOf(count, total)) }),
    ],
    shapes: [{ tag: "rect", attributes: { ...box, ...outline } }],
  };
}

function boxOf({ x, y, width, height }: KeywordTile): CSSProperties {
  return {
    left: drawnLength(x),
    top: drawnLength(y),
    width: drawnLength(width),
    height: drawnLength(height),
  };
}

function carriesMark({ width, height }: KeywordTile): boolean {
  return width >= markRoom.width && height >= markRoom.height;
}
