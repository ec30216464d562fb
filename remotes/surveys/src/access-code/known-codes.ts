import { accessCodesAtom, storeAccessCodeAtom } from "@nearsay/core/session";
import { useStore } from "jotai";
import { useMemo } from "react";
import { useEntry } from "../use-entry.ts";

/** The codes to try before the viewer is asked for one. */
export function useKnownCodes(
  surveyKey: string,
  linkCode: string | null | undefined,
) {
  const store = useStore();
  return useMemo(
    () => createKnownCodes(store, surveyKey, linkCode?.trim() ?? ""),
    [linkCode, store, surveyKey],
  );
}

function createKnownCodes(
  store: ReturnType<typeof useStore>,
  surveyKey: string,
  linkCode: string,
) {
  let untried = linkCode;
  const stored = () => store.get(accessCodesAtom)[surveyKey];
  return {
    /** The link's code and the stored one; one undefined entry if there is neither. */
    list: (): (string | undefined)[] => {
      const codes = new Set([untried, stored()]);
      const known = [...codes].filter(Boolean);
      return known.length === 0 ? [undefined] : known;
    },
    /** Forgets a code that was wrong. */
    forget: (code: string) => {
      if (code === untried) untried = "";
      if (code === stored()) store.set(storeAccessCodeAtom, surveyKey, null);
    },
  };
}

/** The stored code of a survey, by the survey's id. */
export function useAccessCode(surveyId: string): string | undefined {
  return useEntry(accessCodesAtom, surveyId);
}
