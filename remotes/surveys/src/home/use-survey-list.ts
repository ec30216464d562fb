import { listSurveys } from "@nearsay/core/api";
import type { SurveyList } from "@nearsay/core/contract";
import { coordinatesAtom, placePendingAtom } from "@nearsay/core/session";
import { type Load, useLoad } from "@nearsay/core/ui";
import { useAtomValue } from "jotai";
import { useCallback, useEffect, useState } from "react";

/** Milliseconds a list waits for the place: sorted at once, it moves under nobody's eyes. */
const patience = 2000;

/** The public surveys, nearest first once the viewer's place is known. */
export function useSurveyList(): Load<SurveyList> {
  const near = useAtomValue(coordinatesAtom);
  const waiting = useShortWait(useAtomValue(placePendingAtom));
  return useLoad(
    useCallback(
      (signal: AbortSignal) => (waiting ? never() : listSurveys(near, signal)),
      [near, waiting],
    ),
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
    const timer = setTimeout(() => {
      setPatient(false);
    }, patience);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return pending && patient;
}
