import { listSurveys } from "@nearsay/core/api";
import type { SurveyList } from "@nearsay/core/contract";
import { coordinatesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { type Load, useLoad } from "@nearsay/core/ui";

/** The public surveys, nearest first once the viewer's place is known. */
export function useSurveyList(): Load<SurveyList> {
  const near = useAtomValue(coordinatesAtom);
  return useLoad(
    useCallback((signal: AbortSignal) => listSurveys(near, signal), [near]),
  );
}
