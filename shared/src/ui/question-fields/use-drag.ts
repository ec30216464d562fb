import { type PointerEvent, useRef, useState } from "react";
import { move } from "./move.ts";

/**
 * Reorders rows by dragging. Until a row is released, the others only make
 * room, so that its element keeps its position in the document and the pointer
 * capture.
 */
export function useDrag(
  order: readonly string[],
  onOrder: (order: string[]) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<{ dragged: string; to: number } | null>(
    null,
  );
  const from = drag === null ? -1 : order.indexOf(drag.dragged);
  const shown = drag === null || from < 0 ? order : move(order, from, drag.to);

  function start(event: PointerEvent<HTMLElement>, dragged: string) {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    const at = order.indexOf(dragged);
    let to = at;
    setDrag({ dragged, to });
    const follow = ({ clientY }: { clientY: number }) => {
      to = placeAt(list.current, at, clientY);
      setDrag({ dragged, to });
    };
    const end = (ended: { type: string }) => {
      handle.removeEventListener("pointermove", follow);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      setDrag(null);
      if (ended.type === "pointerup" && to !== at) onOrder(move(order, at, to));
    };
    handle.addEventListener("pointermove", follow);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  }

  return {
    list,
    start,
    dragged: drag?.dragged ?? null,
    placeOf: (option: string) => shown.indexOf(option),
  };
}

/** Number of other rows whose middle is above. */
function placeAt(list: HTMLElement | null, own: number, y: number): number {
  return [...(list?.children ?? [])].filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== own && top + height / 2 < y;
  }).length;
}
