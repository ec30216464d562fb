import { announce } from "@nearsay/core/ui";
import { useEffect, useReducer } from "react";
import { beginHistory, historyReducer } from "../draft/draft-history.ts";
import type { EditorDraft } from "../draft/draft.ts";
import { steps as words } from "#messages";

/** A draft that is edited, and the ways back and forth. */
export function useHistory(first: EditorDraft) {
  const [history, dispatch] = useReducer(historyReducer, first, beginHistory);

  function undo() {
    dispatch({ type: "undo" });
    announce(words.undone);
  }

  function redo() {
    dispatch({ type: "redo" });
    announce(words.redone);
  }

  return {
    draft: history.draft,
    dispatch,
    undoes: history.past.length,
    redoes: history.future.length,
    undo,
    redo,
  };
}

/** Numbers of changes that can be undone and done again, and how. */
export type WaysBack = Omit<
  ReturnType<typeof useHistory>,
  "draft" | "dispatch"
>;

/** Ctrl or Cmd with Z or Y, except in fields, where the browser undoes typing. */
export function useUndoKeys(ways: WaysBack, disabled: boolean): void {
  useEffect(() => {
    if (disabled) return undefined;
    function handle(event: KeyboardEvent) {
      const way = wayOf(event);
      if (way === null || isElsewhere(event.target)) return;
      event.preventDefault();
      if (way === "undo" ? ways.undoes > 0 : ways.redoes > 0) ways[way]();
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [ways, disabled]);
}

function wayOf(event: KeyboardEvent): "undo" | "redo" | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || altKey || event.defaultPrevented) return null;
  const letter = key.toLowerCase();
  if (letter === "y") return "redo";
  if (letter !== "z") return null;
  return shiftKey ? "redo" : "undo";
}

/** Whether the target is a text field, or in a dialog above the editor. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'textarea, dialog, input:not([type="checkbox"], [type="radio"])',
    ) !== null
  );
}
