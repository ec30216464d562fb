import type { Load } from "@nearsay/core/ui";
import { type RefObject, useEffect, useReducer, useRef } from "react";

/**
 * Takes the focus when what had it is gone.
 * @param wanted False where nothing can have had it.
 */
export function useFocusLeftBehind(
  wanted = true,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const left = document.activeElement === document.body;
    if (wanted && left) element.current?.focus();
  }, [wanted]);
  return element;
}

/**
 * Hands on the focus of the button that tries again, which leaves when it is
 * pressed: what comes takes it, or the same button where that fails, too.
 */
export function useRetryFocus({
  loaded: { status },
  retry,
}: Pick<Load<unknown>, "loaded" | "retry">) {
  const area = useRef<HTMLDivElement>(null);
  const [retried, markRetried] = useReducer(() => true, false);
  useEffect(() => {
    const left = document.activeElement === document.body;
    if (!retried || !left || area.current === null) return;
    if (status === "failed") focus(firstControl(area.current));
    if (status === "loaded")
      focus(firstTitle(area.current) ?? firstControl(area.current));
  }, [retried, status]);
  return {
    /** Holds all that may come. */
    area,
    retry: () => {
      markRetried();
      retry();
    },
  };
}

function firstTitle(area: HTMLElement): HTMLElement | null {
  return area.querySelector("h1, h2 a");
}

function firstControl(area: HTMLElement): HTMLElement {
  return area.querySelector<HTMLElement>("input, textarea, button, a") ?? area;
}

function focus(element: HTMLElement): void {
  // Below 0 is what the keyboard does not reach by itself, such as a heading.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
