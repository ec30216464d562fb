import { accessCodesAtom } from "@nearsay/core/session";
import { useAtomValue } from "jotai";

/** The stored code that opens a survey, by its id. */
export function useAccessCode(surveyId: string): string | undefined {
  return useAtomValue(accessCodesAtom)[surveyId];
}
