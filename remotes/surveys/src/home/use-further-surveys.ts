import type { SurveyList } from "@nearsay/core/contract";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ListLoad } from "./use-survey-list.ts";

export type FurtherSurveys = ReturnType<typeof useFurtherSurveys>;

/** The pages after the first, each loaded on request. */
export function useFurtherSurveys({
  loaded,
  loadPage,
  change,
}: Pick<ListLoad, "loaded" | "loadPage" | "change">) {
  const [state, setState] = useState<"away" | "loading" | "failed">("away");
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);
  const next = loaded.status === "loaded" ? loaded.value.next : null;

  const bring = useCallback(() => {
    if (next === null || state === "loading") return;
    const controller = new AbortController();
    const { signal } = controller;
    loading.current = controller;
    setState("loading");
    loadPage(next, signal).then(
      (page) => {
        if (signal.aborted) return;
        change((list) => (list.next === next ? append(list, page) : list));
        setState("away");
      },
      () => {
        if (!signal.aborted) setState("failed");
      },
    );
  }, [change, loadPage, next, state]);

  // Memoised, so that the list is not re-rendered without changes.
  return useMemo(
    () => ({ state, there: next !== null, bring }),
    [bring, next, state],
  );
}

/** Surveys that moved in the meantime can appear twice. */
function append(list: SurveyList, page: SurveyList): SurveyList {
  const known = new Set(list.items.map(({ id }) => id));
  const fresh = page.items.filter(({ id }) => !known.has(id));
  return { ...list, items: [...list.items, ...fresh], next: page.next };
}
