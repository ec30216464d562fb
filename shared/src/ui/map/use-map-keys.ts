import { type RefObject, useEffect, useEffectEvent } from "react";

/** Stepwise movements of a map. */
export interface Moves {
  /** By pixels to the right and down. */
  pan: (x: number, y: number) => void;
  /** @param steps Each doubles the size; negative ones zoom out. */
  zoom: (steps: number) => void;
  showWhole: () => void;
}

export interface KeyMoves extends Moves {
  /** Undefined if no location can be chosen. */
  choose: (() => void) | undefined;
}

/** In CSS pixels. */
const step = 80;

/** Moves a map by keyboard, whichever element in it has the focus. */
export function useMapKeys(
  element: RefObject<HTMLElement | null>,
  { pan, zoom, showWhole, choose }: KeyMoves,
): void {
  const moves: Record<string, () => void> = {
    ArrowLeft: () => pan(-step, 0),
    ArrowRight: () => pan(step, 0),
    ArrowUp: () => pan(0, -step),
    ArrowDown: () => pan(0, step),
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
    Home: showWhole,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnMark = event.target instanceof HTMLButtonElement;
    const move = event.key === "Enter" && !isOnMark ? choose : moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  });
  useEffect(() => {
    const box = element.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    box?.addEventListener("keydown", onKeyDown);
    return () => box?.removeEventListener("keydown", onKeyDown);
  }, [element]);
}
