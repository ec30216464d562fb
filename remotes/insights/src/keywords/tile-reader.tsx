import type { MarkReading, Treemap } from "@nearsay/core/domain/charts";
import { useId, useState } from "react";
import { ChangeMark } from "../changes/change-mark.tsx";
import { DrawnChart } from "../figures/drawn-chart.tsx";
import { MarkTip } from "../figures/mark-tip.tsx";
import { texts } from "../texts.ts";
import { boxOf, carriesMark, readTile } from "./read-tile.ts";
import styles from "./tile-reader.module.css";

export interface TileReaderProps {
  readonly treemap: Treemap;
  /** Mentions that shares are of. */
  readonly total: number;
}

/** A treemap read tile by tile: radio buttons over it take touch and arrow keys, a pointer needs no click. */
export function TileReader({ treemap, total }: TileReaderProps) {
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
    <>
      <fieldset
        className={styles.plot}
        onPointerLeave={() => {
          setPointed(null);
        }}
      >
        <legend className="visually-hidden">{texts.exploreTiles}</legend>
        <DrawnChart drawing={treemap} />
        {treemap.tiles.map((tile) => (
          <label
            key={tile.term}
            className={styles.tile}
            style={boxOf(tile)}
            onPointerEnter={() => {
              setPointed(tile.term);
            }}
          >
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={describe(readTile(tile, total))}
              checked={tile.term === chosen}
              onFocus={() => {
                setChosen(tile.term);
              }}
              onChange={() => {
                setChosen(tile.term);
              }}
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
            {reading.facts.join(", ")}
          </p>
        )}
      </div>
    </>
  );
}

function describe({ name, facts }: MarkReading): string {
  return texts.reading(name, facts);
}
