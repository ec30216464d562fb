import { useEffect, useState } from "react";
import { type KeptDraft, listKeptDrafts } from "../draft/kept-draft.ts";

/** The drafts that this browser keeps, those that other tabs keep or forget meanwhile too. */
export function useKeptDrafts() {
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>(listKeptDrafts);
  function refresh() {
    setDrafts(listKeptDrafts());
  }
  useEffect(() => {
    window.addEventListener("storage", refresh);
    return () => {
      window.removeEventListener("storage", refresh);
    };
  }, []);
  return { drafts, refresh };
}
