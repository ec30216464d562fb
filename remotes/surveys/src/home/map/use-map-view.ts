import type { SurveyCell } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";
import { useSearchParams } from "@nearsay/core/router";
import { siteAtom } from "@nearsay/core/session";
import { type View, viewOf } from "@nearsay/core/ui/map";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { readPlace, viewAround, writePlace } from "./map-place.ts";

/** Browsers take only so many changes of an address, in milliseconds. */
const restMs = 500;

/**
 * What the map shows: where somebody moved it, else what its address says,
 * else where the viewer is, else where there are surveys.
 * @param cells Null while they are on their way.
 */
export function useMapView(
  cells: readonly SurveyCell[] | null,
  viewer: Coordinates | null,
) {
  const [query, setQuery] = useSearchParams();
  const shows = useAtomValue(siteAtom).map ? "streets" : "borders";
  const [own] = useState(() => readPlace(query.get("at")));
  const [moved, setMoved] = useState<View | null>(null);
  const write = useEffectEvent((view: View) => {
    const next = new URLSearchParams(query);
    next.set("at", writePlace(view));
    setQuery(next, { replace: true });
  });
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => write(moved), restMs);
    return () => clearTimeout(timer);
  }, [moved]);
  const [start, setStart] = useState<View | null>(null);
  // Where it opens is said once: nothing moves by itself under anybody's eyes.
  if (own === null && start === null && (viewer !== null || cells !== null))
    setStart(viewer ? viewAround(viewer, shows) : viewOf(cells ?? []));
  return {
    /** Whether it shows more than what there is to show meanwhile. */
    isThere: (moved ?? own ?? start) !== null,
    view: moved ?? own ?? start ?? viewOf([]),
    move: setMoved,
  };
}
