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
import { texts } from "./texts.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import { useGestures } from "./use-gestures.ts";
import { type Moves, useMapKeys } from "./use-map-keys.ts";
import { unmeasured, useSize } from "./use-size.ts";

export type { Area } from "./areas.tsx";
export type { MarkText } from "./cluster-mark.tsx";
export type { Cell } from "./clusters.ts";
export { type View, viewOf } from "./mercator.ts";

export interface PlaceMapProps<C extends Cell = Cell> {
  /** What the map is of. */
  readonly label: string;
  /** What is shown: `zoom` 0 draws the world 512 CSS pixels wide, 12 is the nearest. What does not fit is mended. */
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Told which piece of the world is seen, at first and whenever that changes. */
  readonly onBox?: ((box: Box) => void) | undefined;
  /** Middles of cells, each once, and how many surveys stand in each. */
  readonly cells: readonly C[];
  /** Told of the cells of a mark that is pressed and shows no more from nearer. */
  readonly onCells?: ((cells: C[]) => void) | undefined;
  /** What a mark of these cells says, where they are not of surveys. */
  readonly describe?: ((cells: readonly C[]) => MarkText) | undefined;
  /** Pieces of the world that are drawn below the marks, larger ones first. */
  readonly areas?: readonly Area[] | undefined;
  /** A place that is chosen; its cell is drawn. */
  readonly point?: Coordinates | null | undefined;
  /** Given where a place can be chosen; told the middle of its cell. */
  readonly onPoint?: ((at: Coordinates) => void) | undefined;
}

/** A map of the world with cells of the grid on it, for pointers, fingers and keys. */
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

/** The same frame for as long as it shows the same. */
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
