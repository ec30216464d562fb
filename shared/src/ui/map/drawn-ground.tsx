import { memo, useCallback, useEffect, useState } from "react";
import { bringLand, type Detail, drawnWorld, type Shape } from "./land.ts";
import styles from "./map.module.css";
import { type Frame, toWorld, worldSize } from "./mercator.ts";
import type { Note } from "./note.ts";
import { map as texts } from "#messages";

/** Zoom from which the coarse land is visibly coarse. */
const fineZoom = 2.5;

interface DrawnGroundProps {
  readonly frame: Frame;
  /** Why this is drawn instead of the operator's map. */
  readonly reason?: string | undefined;
  /** Called with the note about the base map. */
  readonly onNote: (note: Note) => void;
}

/** Base map with the land and borders of Natural Earth. */
export function DrawnGround({ frame, reason, onNote }: DrawnGroundProps) {
  const { view, size } = frame;
  const say = useCallback(
    (note: string) =>
      onNote(
        <>
          {reason && <span>{reason} </span>}
          {note}
        </>,
      ),
    [onNote, reason],
  );
  const shapes = useLand(view.zoom < fineZoom ? "coarse" : "fine", say);
  const world = worldSize(view.zoom);
  const { x, y } = toWorld(view.center);
  const top = size.height / 2 - y * world;
  return (
    <svg
      className={styles.ground}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      {copiesOf(frame).map((copy) => {
        const left = size.width / 2 + (copy - x) * world;
        const scale = world / drawnWorld;
        return (
          <g key={copy} transform={`translate(${left} ${top}) scale(${scale})`}>
            {shapes
              .filter(
                (shape) =>
                  left + shape.right * scale > 0 &&
                  left + shape.left * scale < size.width &&
                  top + shape.bottom * scale > 0 &&
                  top + shape.top * scale < size.height,
              )
              .map((shape) => (
                <Land key={shape.path} path={shape.path} />
              ))}
          </g>
        );
      })}
    </svg>
  );
}

const Land = memo(function Land({ path }: { readonly path: string }) {
  return (
    <path d={path} className={styles.land} vectorEffect="non-scaling-stroke" />
  );
});

/** The visible copies of the world, which repeats beyond its edges. */
function copiesOf({ view, size }: Frame): number[] {
  const half = size.width / 2 / worldSize(view.zoom);
  const { x } = toWorld(view.center);
  return [-1, 0, 1].filter((copy) => x + half > copy && x - half < copy + 1);
}

/** The land that has already loaded, until the requested detail has. */
function useLand(
  detail: Detail,
  say: (note: string) => void,
): readonly Shape[] {
  const [land, setLand] = useState<Partial<Record<Detail, Shape[]>>>({});
  const isHere = land[detail] !== undefined;
  useEffect(() => {
    if (isHere) return;
    let isWanted = true;
    bringLand(detail).then(
      (shapes) => {
        if (!isWanted) return;
        setLand((known) => ({ ...known, [detail]: shapes }));
        say(texts.coarse);
      },
      () => {
        if (isWanted) say(texts.noLand);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [detail, isHere, say]);
  return land[detail] ?? land.coarse ?? land.fine ?? [];
}
