import { type DraftAction, draftReducer } from "./draft-reducer.ts";
import type { EditorDraft } from "./draft.ts";

/** A draft with its earlier states, which share most of their parts. */
export interface DraftHistory {
  readonly draft: EditorDraft;
  /** The latest is the last. */
  readonly past: readonly EditorDraft[];
  /** What was undone; the next is the first. */
  readonly future: readonly EditorDraft[];
  /** The field that was typed into last; null after any other change. */
  readonly field: string | null;
}

export type HistoryAction =
  DraftAction | { readonly type: "undo" } | { readonly type: "redo" };

/** Maximum number of changes that can be undone. */
export const undoMax = 100;

export function beginHistory(draft: EditorDraft): DraftHistory {
  return { draft, past: [], future: [], field: null };
}

export function historyReducer(
  history: DraftHistory,
  action: HistoryAction,
): DraftHistory {
  if (action.type === "undo") return undo(history);
  if (action.type === "redo") return redo(history);
  return change(history, action);
}

function undo(history: DraftHistory): DraftHistory {
  const { draft, past, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return {
    draft: before,
    past: past.slice(0, -1),
    future: [draft, ...future],
    field: null,
  };
}

function redo(history: DraftHistory): DraftHistory {
  const { draft, past, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { draft: after, past: [...past, draft], future: rest, field: null };
}

/** Letters typed in one field without another change in between are one step. */
function change(history: DraftHistory, action: DraftAction): DraftHistory {
  const field = typedField(action);
  const continues = field !== null && field === history.field;
  const past = continues ? history.past : [...history.past, history.draft];
  return {
    draft: draftReducer(history.draft, action),
    past: past.slice(-undoMax),
    future: [],
    field,
  };
}

/** Settings that are chosen at once, unlike text. */
const chosen: ReadonlySet<string> = new Set([
  ...["place", "language", "leftOut", "looks"],
  ...["mode", "embedding", "results", "reads"],
]);

/** Names the field that an action types into; null if it does anything else. */
function typedField(action: DraftAction): string | null {
  if (action.type === "edit-option") return `${action.type} ${action.key}`;
  if (!("changes" in action)) return null;
  const key = "key" in action ? action.key : "";
  return fieldIn(`${action.type} ${key}`, action.changes);
}

function fieldIn(of: string, changes: object): string | null {
  const isChoice = Object.entries(changes).some(
    ([field, value]) => chosen.has(field) || typeof value === "boolean",
  );
  return isChoice ? null : [of, ...Object.keys(changes)].join(" ");
}
