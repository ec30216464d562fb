import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";

/** What the viewer did with a survey besides answering it, as far as this page knows. */
export interface SurveyMarks {
  liked: boolean;
  reported: boolean;
}

const none: SurveyMarks = { liked: false, reported: false };

const marksAtom = atom<Readonly<Record<string, SurveyMarks>>>({});

export const markSurveyAtom = atom(
  null,
  (get, set, surveyId: string, change: Partial<SurveyMarks>) => {
    const marks = get(marksAtom);
    const next = { ...(marks[surveyId] ?? none), ...change };
    set(marksAtom, { ...marks, [surveyId]: next });
  },
);

/** The marks of one survey; those of another draw nothing anew. */
export function useSurveyMarks(surveyId: string): SurveyMarks {
  const own = useMemo(
    () => atom((get) => get(marksAtom)[surveyId] ?? none),
    [surveyId],
  );
  return useAtomValue(own);
}
