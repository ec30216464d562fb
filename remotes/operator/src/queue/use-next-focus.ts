import type { OperatorItem } from "@nearsay/core/contract";
import { useLayoutEffect, useRef } from "react";
import { keyOf } from "./after-decision.ts";

/**
 * Moves the focus to the checkbox of the next waiting item if a decision
 * removed the focused element.
 */
export function useNextFocus(items: readonly OperatorItem[]): void {
  const before = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const keys = items.map(keyOf);
    const gone = before.current.findIndex((key) => !keys.includes(key));
    const next = before.current
      .slice(gone + 1)
      .find((key) => keys.includes(key));
    before.current = keys;
    if (gone < 0 || document.activeElement !== document.body) return;
    const mark = [
      ...document.querySelectorAll<HTMLElement>("[data-queue-key]"),
    ].find(({ dataset }) => dataset["queueKey"] === next);
    mark?.focus();
  }, [items]);
}
