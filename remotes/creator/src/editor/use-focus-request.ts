import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

/** Moves the focus to the control with the given name, once the change that brings it about is on the page. */
export function useFocusRequest(
  area: RefObject<HTMLElement | null>,
): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    const selector = `[name="${wanted.name}"]`;
    area.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [area, wanted]);
  return useCallback((name) => {
    setWanted({ name });
  }, []);
}
