import { accessCodesAtom } from "@nearsay/core/session";
import { useEntry } from "../use-entry.ts";

/** The stored code that opens a survey, by its id. */
export function useAccessCode(surveyId: string): string | undefined {
  return useEntry(accessCodesAtom, surveyId);
}
