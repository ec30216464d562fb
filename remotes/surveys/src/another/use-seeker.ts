import { consentAtom, coordinatesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useReported } from "../marks.ts";
import type { Seeker } from "./find-others.ts";

/** The person at this page. @param current Number or uuid of the survey on it. */
export function useSeeker(current: string): Seeker {
  const near = useAtomValue(coordinatesAtom);
  const { consented } = useAtomValue(consentAtom);
  const reported = useReported();
  return useMemo(
    () => ({
      near,
      consented,
      isUnwanted: (id) => id === current || reported[id] === true,
    }),
    [near, consented, reported, current],
  );
}
