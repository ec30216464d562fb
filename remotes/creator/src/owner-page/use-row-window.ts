import { useLayoutEffect, useRef, useState } from "react";

/** Must match the stylesheet, in rem. */
const rowRem = 3;
/** Rows that fit into the table, and extra rows rendered beyond each edge. */
const fitting = 11;
const beyond = 12;

/**
 * Which of many rows of equal height are rendered, by scroll position.
 * @param place Index of the row to begin at.
 */
export function useRowWindow(count: number, place: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(place);
  const [beginning] = useState(place);
  useLayoutEffect(() => {
    const area = scroller.current;
    if (area !== null) area.scrollTop = beginning * rowPixels();
  }, [beginning]);
  const { first, end } = windowAt(at, count);

  function onScroll() {
    const area = scroller.current;
    if (area === null) return;
    const row = Math.floor(area.scrollTop / rowPixels());
    if (Math.abs(row - at) * 2 < beyond && row !== 0) return;
    keepFocus(area, windowAt(row, count));
    setAt(row);
  }

  return {
    scroller,
    onScroll,
    first,
    end,
    space: {
      paddingBlockStart: `${first * rowRem}rem`,
      paddingBlockEnd: `${(count - end) * rowRem}rem`,
    },
  };
}

interface RowWindow {
  readonly first: number;
  readonly end: number;
}

function windowAt(row: number, count: number): RowWindow {
  const first = Math.max(0, Math.min(row, count - fitting) - beyond);
  return { first, end: Math.min(count, first + fitting + 2 * beyond) };
}

/** If the focused row is no longer rendered, the focus stays in the table. */
function keepFocus(area: HTMLElement, { first, end }: RowWindow): void {
  const row = document.activeElement?.closest("tr");
  if (row == null || !area.contains(row)) return;
  const place = Number(row.getAttribute("aria-rowindex")) - 2;
  if (place < first || place >= end) area.focus({ preventScroll: true });
}

function rowPixels(): number {
  const root = getComputedStyle(document.documentElement);
  return rowRem * (Number.parseFloat(root.fontSize) || 16);
}
