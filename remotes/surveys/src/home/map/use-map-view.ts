import type { SurveyCell } from "@nearsay/core/contract";
import type { Coordinates } from "@nearsay/core/domain";
import { useSearchParams } from "@nearsay/core/router";
import { siteAtom } from "@nearsay/core/session";
import { type View, viewOf } from "@nearsay/core/ui/map";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { readPlace, viewAround, writePlace } from "./map-place.ts";

/** Browsers limit how often an address may change; in milliseconds. */
const restMs = 500;

/**
 * The view of the map: where the user moved it, else the view in the address,
 * else around the viewer, else around the surveys.
 * @param cells Null while loading.
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
  // The first view is set only once, so that nothing moves while the user is
  // looking.
  if (own === null && start === null && (viewer !== null || cells !== null))
    setStart(viewer ? viewAround(viewer, shows) : viewOf(cells ?? []));
  return {
    /** False while the view is only a placeholder. */
    isThere: (moved ?? own ?? start) !== null,
    view: moved ?? own ?? start ?? viewOf([]),
    move: setMoved,
  };
}
