import { listTopSurveys, searchSurveys } from "../api/search-calls.ts";
import { listSurveys } from "../api/survey-calls.ts";
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

/**
 * Milliseconds a list waits for the coordinates, so that it is not re-sorted
 * while the visitor reads it.
 */
const timeout = 2000;

export interface ListLoad extends Load<SurveyList> {
  /** The page after the one that returned `next`. */
  loadPage: (next: string, signal: AbortSignal) => Promise<SurveyList>;
  /** Whether the surveys are sorted by distance. */
  isNear: boolean;
  kept: KeptList;
}

/**
 * The surveys found. All surveys are sorted nearest first once the viewer's
 * location is known; text results are sorted by location only among equally
 * good ones. A visitor who returns gets as many as before.
 */
export function useSurveyList(search: Search, searchKey: string): ListLoad {
  const isSorted = search.kind === "all" || search.kind === "text";
  const coordinates = useAtomValue(coordinatesAtom);
  const pending = useShortWait(useAtomValue(placePendingAtom));
  // Other searches do not depend on the viewer's location.
  const near = isSorted ? coordinates : null;
  // A text search finds the same surveys from anywhere, in a slightly different
  // order, so it does not wait.
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

/** Stores the code with each survey that it opens, so that the survey opens without a dialog. */
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

/** A new promise for each caller: a shared one would keep all of them in memory. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Like `pending`, but permanently false after the timeout. */
function useShortWait(pending: boolean): boolean {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), timeout);
    return () => clearTimeout(timer);
  }, []);
  return pending && waiting;
}
