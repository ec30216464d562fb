import { atom, useAtom } from "jotai";
import { useEffect } from "react";
import type { EditorDraft } from "./draft.ts";
import { keepDraft } from "./kept-draft.ts";

const keptAtom = atom(true);

/** Keeps every change of the draft; returns whether this browser does. */
export function useKeptDraft(id: string, draft: EditorDraft): boolean {
  const [kept, setKept] = useAtom(keptAtom);
  useEffect(() => {
    setKept(keepDraft(id, draft));
  }, [id, draft, setKept]);
  return kept;
}
