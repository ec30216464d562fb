import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { EditorTools, WantedControl } from "../draft/editor-context.ts";
import { questionWith } from "../draft/question-with.ts";
import type { Problem } from "../publish/problem.ts";
import { focusWhenThere } from "./focus-when-there.ts";

/**
 * The same object while the problems and the requested control are the same.
 * @param focus Moves the focus to a control that is or will be on the page.
 */
export function useTools(
  dispatch: EditorTools["dispatch"],
  focus: EditorTools["focus"],
  problems: readonly Problem[],
): EditorTools {
  const [wanted, setWanted] = useState<WantedControl | null>(null);
  return useMemo<EditorTools>(
    () => ({
      dispatch,
      wanted,
      errorOf: (name) => problems.find(({ field }) => field === name)?.message,
      problemIn: (question) =>
        problems.find(({ field }) => questionWith([question], field))?.message,
      focus(name) {
        setWanted({ name });
        focus(name);
      },
    }),
    [dispatch, focus, problems, wanted],
  );
}

/** Whether a date is typed incompletely: the input's value is then empty. */
export function isUnfinished(area: HTMLElement | null, name: string): boolean {
  const input = area?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  return input?.validity.badInput === true;
}

/**
 * Moves the focus to the control with the given name, once the change that
 * creates or shows it is rendered.
 */
export function useFocusRequest(
  area: RefObject<HTMLElement | null>,
): (name: string) => void {
  const [wanted, setWanted] = useState<WantedControl | null>(null);
  useLayoutEffect(() => {
    if (wanted === null || area.current === null) return undefined;
    return focusWhenThere(area.current, `[name="${wanted.name}"]`);
  }, [area, wanted]);
  return useCallback((name) => setWanted({ name }), []);
}
