import { announce } from "@nearsay/core/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Box, type Coordinates, snapToGrid } from "../../domain/index.ts";
import { type Area, Areas } from "./areas.tsx";
import { ChosenCell } from "./chosen-cell.tsx";
import type { MarkText } from "./cluster-mark.tsx";
import type { Cell } from "./clusters.ts";
import { Ground } from "./ground.tsx";
import { MapButtons } from "./map-buttons.tsx";
import styles from "./map.module.css";
import { Marks } from "./marks.tsx";
import {
  boxOf,
  fitView,
  type Frame,
  moved,
  placeAt,
  type Size,
  type View,
  wholeWorld,
  zoomed,
} from "./mercator.ts";
import type { Note } from "./note.ts";
import { Pane } from "./pane.tsx";
import { map as texts } from "#messages";
import { useFocusKept } from "./use-focus-kept.ts";
import { useGestures } from "./use-gestures.ts";
import { type Moves, useMapKeys } from "./use-map-keys.ts";
import { unmeasured, useSize } from "./use-size.ts";

export type { Area } from "./areas.tsx";
export type { MarkText } from "./cluster-mark.tsx";
export type { Cell } from "./clusters.ts";
export { type View, viewOf } from "./mercator.ts";

export interface PlaceMapProps<C extends Cell = Cell> {
  /** What the map shows. */
  readonly label: string;
  /**
   * The view: at `zoom` 0, the world is 512 CSS pixels wide; 12 is the maximum.
   * A view that does not fit is corrected.
   */
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Called with the visible part of the world, at first and whenever it changes. */
  readonly onBox?: ((box: Box) => void) | undefined;
  /** Centres of cells without duplicates, and the number of surveys in each. */
  readonly cells: readonly C[];
  /** Called with the cells of a clicked marker that cannot be split by zooming in. */
  readonly onCells?: ((cells: C[]) => void) | undefined;
  /** Text of a marker for these cells, if they do not represent surveys. */
  readonly describe?: ((cells: readonly C[]) => MarkText) | undefined;
  /** Areas that are drawn below the markers, larger ones first. */
  readonly areas?: readonly Area[] | undefined;
  /** The chosen location; its cell is drawn. */
  readonly point?: Coordinates | null | undefined;
  /** Set if a location can be chosen; called with the centre of its cell. */
  readonly onPoint?: ((at: Coordinates) => void) | undefined;
}

/** A map of the world with grid cells on it, for pointers, fingers and keys. */
export function PlaceMap<C extends Cell>(props: PlaceMapProps<C>) {
  const { onView, onBox, onPoint, point } = props;
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  const frame = useFrame(props.view, size);
  const [note, setNote] = useState<Note>("");
  const moves = movesOf(frame, onView);
  const choose = (at: Coordinates) => {
    onPoint?.(snapToGrid(at));
    announce(texts.chosen);
  };
  const chooseMiddle = onPoint && (() => choose(frame.view.center));
  const handlers = useGestures(element, frame, {
    onView,
    onPress: (at, isDouble) => {
      if (onPoint) choose(placeAt(at, frame));
      else if (isDouble) onView(zoomed(frame, 1, at));
    },
  });
  useMapKeys(element, { ...moves, choose: chooseMiddle });
  useFocusKept(element);
  useEffect(() => {
    if (frame.size !== unmeasured) onBox?.(boxOf(frame));
  }, [frame, onBox]);

  return (
    <div className={styles.map}>
      <div ref={element} className={styles.frame} dir="ltr" {...handlers}>
        <Pane label={props.label} isToChoose={!!onPoint}>
          <Ground frame={frame} onNote={setNote} />
        </Pane>
        {props.areas && <Areas areas={props.areas} frame={frame} />}
        {point && <ChosenCell point={point} frame={frame} />}
        <Marks
          cells={props.cells}
          frame={frame}
          onView={onView}
          onCells={props.onCells}
          describe={props.describe}
        />
      </div>
      <MapButtons {...moves} choose={chooseMiddle} />
      {note !== "" && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Returns the same frame object while it has the same values. */
function useFrame({ center, zoom }: View, size: Size): Frame {
  const { lat, lng } = center;
  return useMemo(
    () => ({ view: fitView({ center: { lat, lng }, zoom }, size), size }),
    [lat, lng, zoom, size],
  );
}

function movesOf(frame: Frame, onView: (view: View) => void): Moves {
  const { width, height } = frame.size;
  const middle = { x: width / 2, y: height / 2 };
  return {
    pan: (x, y) => onView(moved(frame, { x, y })),
    zoom: (steps) => onView(zoomed(frame, steps, middle)),
    showWhole: () => onView(wholeWorld(frame.size)),
  };
}
