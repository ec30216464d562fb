import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { EditorTools } from "../draft/editor-context.ts";
import type { Problem } from "../publish/problem.ts";

/** The same object while the problems are the same. */
export function useTools(
  dispatch: EditorTools["dispatch"],
  focus: EditorTools["focus"],
  problems: readonly Problem[],
): EditorTools {
  return useMemo(() => {
    const errorOf = (name: string) =>
      problems.find(({ field }) => field === name)?.message;
    return { dispatch, focus, errorOf };
  }, [dispatch, focus, problems]);
}

/** Whether a date is typed incompletely: the input's value is then empty. */
export function isUnfinished(area: HTMLElement | null, name: string): boolean {
  const input = area?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return input?.validity.badInput === true;
}

/**
 * Moves the focus to the control with the given name, once the change that
 * creates it is rendered.
 */
export function useFocusRequest(
  area: RefObject<HTMLElement | null>,
): (name: string) => void {
  const [wanted, setWanted] = useState<{ name: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted === null) return;
    const selector = `[name="${wanted.name}"]`;
    area.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [area, wanted]);
  return useCallback((name) => setWanted({ name }), []);
}
