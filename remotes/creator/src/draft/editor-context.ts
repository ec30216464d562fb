import { type Dispatch, createContext, use } from "react";
import type { DraftAction } from "./draft-reducer.ts";

/** What every part of the editor needs. Controls are named as in `field-ids.ts`. */
export interface EditorTools {
  dispatch: Dispatch<DraftAction>;
  /** Why the draft cannot be published with what this control holds. */
  errorOf: (field: string) => string | undefined;
  /** Moves the focus to a control, also one that the same change creates. */
  focus: (field: string) => void;
}

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (tools === null) throw new Error("This part belongs into a SurveyEditor.");
  return tools;
}
