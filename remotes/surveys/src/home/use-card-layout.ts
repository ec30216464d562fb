import type { Survey } from "@nearsay/core/contract";
import {
  type CSSProperties,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { CardLayout, KeptList } from "./kept-lists.ts";

/** The list's layout when it was left in a window of this width; otherwise null. */
export function useLayoutBefore(kept: KeptList | undefined): CardLayout | null {
  const [before] = useState(() => {
    const layout = kept?.read().layout;
    return layout?.width === innerWidth ? layout : null;
  });
  return before;
}

/**
 * Stores the layout of a list when it is left.
 * @param surveys The surveys of its cards, in order.
 * @returns A ref for the element that contains the pages of cards.
 */
export function useLayoutKept(
  kept: KeptList | undefined,
  surveys: readonly Survey[],
) {
  const area = useRef<HTMLDivElement>(null);
  const keep = useEffectEvent(() => {
    if (area.current !== null)
      kept?.keep({ layout: measureCards(area.current, surveys) });
  });
  useLayoutEffect(() => () => keep(), []);
  return area;
}

function measureCards(
  area: HTMLElement,
  surveys: readonly Survey[],
): CardLayout {
  const pages = [...area.querySelectorAll(":scope > ul")];
  const cards = pages.flatMap((page) => [...page.children]);
  return {
    width: innerWidth,
    drawn: cards.length,
    pages: pages.map(heightOf),
    cards: new Map(
      cards.map((card, place) => [surveys[place]?.id ?? "", heightOf(card)]),
    ),
  };
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}

/** Gives an element this height while it is out of view. */
export function reserve(height: number | undefined): CSSProperties | undefined {
  if (height === undefined) return undefined;
  return { containIntrinsicBlockSize: `auto ${height}px` };
}
