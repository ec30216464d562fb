import { type RefObject, useEffect, useRef } from "react";

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
