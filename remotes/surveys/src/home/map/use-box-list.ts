import { listSurveys } from "../../api/survey-calls.ts";
import type { SurveyList } from "@nearsay/core/contract";
import type { Box, Coordinates } from "@nearsay/core/domain";
import { useLoad } from "@nearsay/core/ui";
import { useCallback } from "react";
import type { Filters } from "../search.ts";
import { useRested } from "./use-rested.ts";

export type BoxLoad = ReturnType<typeof useBoxList>;

/**
 * The surveys in an area of the map, nearest first if the viewer's location is
 * known.
 * @param box Null while unknown.
 */
export function useBoxList(
  box: Box | null,
  filters: Filters,
  near: Coordinates | null,
) {
  const rested = useRested(box);
  const loadPage = useCallback(
    (next: string | null, signal: AbortSignal): Promise<SurveyList> => {
      if (rested === null) return new Promise(() => undefined);
      const { openOnly, language } = filters;
      const asked = { openOnly, language, box: rested };
      return listSurveys(near, asked, next, signal);
    },
    [filters, near, rested],
  );
  const load = useLoad(
    useCallback((signal: AbortSignal) => loadPage(null, signal), [loadPage]),
  );
  return { ...load, loadPage };
}
