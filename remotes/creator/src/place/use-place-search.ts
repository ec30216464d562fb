import { snapToGrid } from "@nearsay/core/domain";
import { coordinatesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { findPlaces, type FoundPlace } from "./place-calls.ts";

/** Milliseconds without a key press before the server is queried. */
const pause = 150;

export type PlaceSearch =
  | { readonly status: "idle" | "searching" | "failed"; readonly items: [] }
  | { readonly status: "found"; readonly items: readonly FoundPlace[] };

const idle: PlaceSearch = { status: "idle", items: [] };

/**
 * Places whose names start with the typed text.
 * @param typed Empty for none.
 */
export function usePlaceSearch(typed: string): PlaceSearch {
  const near = useAtomValue(coordinatesAtom);
  const [search, setSearch] = useState<PlaceSearch>(idle);
  const text = typed.trim();
  const cell = near && snapToGrid(near);
  const { lat = null, lng = null } = cell ?? {};
  useEffect(() => {
    if (text === "") return undefined;
    const call = new AbortController();
    const timer = setTimeout(() => {
      const here = lat === null || lng === null ? null : { lat, lng };
      setSearch({ status: "searching", items: [] });
      findPlaces(text, here, call.signal).then(
        (items) => setSearch({ status: "found", items }),
        () => {
          if (!call.signal.aborted) setSearch({ status: "failed", items: [] });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [text, lat, lng]);
  return text === "" ? idle : search;
}
