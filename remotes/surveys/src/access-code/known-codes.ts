import { accessCodesAtom, storeAccessCodeAtom } from "@nearsay/core/session";
import { useStore } from "jotai";
import { useMemo } from "react";
import { useEntry } from "../use-entry.ts";

/** The codes to try before anyone is asked for one. */
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
    /** That of the link and the stored one; undefined where there is none. */
    list: (): (string | undefined)[] => {
      const codes = new Set([untried, stored()]);
      const known = [...codes].filter(Boolean);
      return known.length === 0 ? [undefined] : known;
    },
    /** It was wrong. */
    forget: (code: string) => {
      if (code === untried) untried = "";
      if (code === stored()) store.set(storeAccessCodeAtom, surveyKey, null);
    },
  };
}

/** The stored code that opens a survey, by its id. */
export function useAccessCode(surveyId: string): string | undefined {
  return useEntry(accessCodesAtom, surveyId);
}
