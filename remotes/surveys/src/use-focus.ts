import type { Load } from "@nearsay/core/ui";
import { type RefObject, useEffect, useReducer, useRef } from "react";

/**
 * Takes the focus when the element that had it is gone.
 * @param wanted False if nothing can have had it.
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
 * Passes on the focus of the retry button, which disappears when pressed: the
 * loaded content takes it, or the button again if the retry fails.
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
    /** Contains everything that may load. */
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
  // An element with tabIndex below 0, such as a heading, can take the focus
  // only with an explicit tabIndex.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}
