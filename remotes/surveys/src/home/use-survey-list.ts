import { listSurveys, listTopSurveys, searchSurveys } from "@nearsay/core/api";
import type { SurveyList } from "@nearsay/core/contract";
import {
  coordinatesAtom,
  placePendingAtom,
  storeAccessCodeAtom,
} from "@nearsay/core/session";
import { type Load, useLoad } from "@nearsay/core/ui";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type KeptList, useKeptList } from "./kept-lists.ts";
import type { Search } from "./search.ts";

/** Milliseconds a list waits for the coordinates: sorted at once, it moves under nobody's eyes. */
const patience = 2000;

export interface ListLoad extends Load<SurveyList> {
  /** The page after the one that said `next`. */
  loadPage: (next: string, signal: AbortSignal) => Promise<SurveyList>;
  /** They are sorted by how far they are. */
  isNear: boolean;
  kept: KeptList;
}

/** The surveys found; all of them nearest first once the viewer's place is known, and of those found by words the ones that are as good as others. Who comes back finds as many as they had. */
export function useSurveyList(search: Search, searchKey: string): ListLoad {
  const isSorted = search.kind === "all" || search.kind === "text";
  const coordinates = useAtomValue(coordinatesAtom);
  const pending = useShortWait(useAtomValue(placePendingAtom));
  // What else is found does not depend on where the viewer is.
  const near = isSorted ? coordinates : null;
  // Words find the same surveys from anywhere, in a somewhat other order.
  const waiting = search.kind === "all" && pending;
  const findByCode = useFindByCode();
  const kept = useKeptList(searchKey);
  const loadPage = useCallback(
    (next: string | null, signal: AbortSignal) => {
      const filters = search.kind === "all" ? search.filters : {};
      return listSurveys(near, filters, next, signal);
    },
    [near, search],
  );
  const load = useLoad(
    useCallback(
      (signal: AbortSignal) => {
        if (waiting) return never();
        if (search.kind === "text")
          return searchSurveys({ q: search.q, near }, signal);
        if (search.kind === "code") return findByCode(search.code, signal);
        return search.kind === "top"
          ? listTopSurveys(search.metric, signal)
          : loadPage(null, signal);
      },
      [findByCode, loadPage, near, search, waiting],
    ),
    () => kept.read().list,
  );
  const { loaded } = load;
  const keep = useEffectEvent((list: SurveyList) => kept.keep({ list }));
  useEffect(() => {
    if (loaded.status === "loaded") keep(loaded.value);
  }, [loaded]);
  return { ...load, loadPage, isNear: near !== null, kept };
}

/** Keeps the code with each survey that it opens, which then opens without asking. */
function useFindByCode() {
  const storeCode = useSetAtom(storeAccessCodeAtom);
  return useCallback(
    async (code: string, signal: AbortSignal) => {
      const found = await searchSurveys({ code }, signal);
      for (const { id, uuid } of found.items) {
        storeCode(id, code);
        if (uuid !== null) storeCode(uuid, code);
      }
      return found;
    },
    [storeCode],
  );
}

/** One for each who waits: a shared one would hold on to all of them. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** As `pending`, but false for good when the patience is at an end. */
function useShortWait(pending: boolean): boolean {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return pending && patient;
}
