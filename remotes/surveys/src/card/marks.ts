import { atom } from "jotai";
import { useEntry } from "../use-entry.ts";

/** What the viewer did with a survey besides answering it, as far as this page knows. */
export interface SurveyMarks {
  liked: boolean;
  reported: boolean;
}

const none: SurveyMarks = { liked: false, reported: false };

const marksAtom = atom<Readonly<Record<string, SurveyMarks>>>({});

export function useSurveyMarks(surveyId: string): SurveyMarks {
  return useEntry(marksAtom, surveyId) ?? none;
}

export const markSurveyAtom = atom(
  null,
  (_get, set, surveyId: string, change: Partial<SurveyMarks>) => {
    set(marksAtom, (marks) => withMark(marks, surveyId, change));
  },
);

/** Marks what was liked before this page was opened. */
export const markLikedBeforeAtom = atom(
  null,
  (_get, set, surveyIds: ReadonlySet<string>) => {
    set(marksAtom, (marks) =>
      [...surveyIds].reduce(
        (all, id) => withMark(all, id, { liked: true }),
        marks,
      ),
    );
  },
);

/** What was reported stays reported: it has left its list. */
export const forgetLikedAtom = atom(null, (_get, set) => {
  set(marksAtom, (marks) =>
    Object.keys(marks).reduce(
      (all, id) => withMark(all, id, { liked: false }),
      marks,
    ),
  );
});

function withMark(
  marks: Readonly<Record<string, SurveyMarks>>,
  surveyId: string,
  change: Partial<SurveyMarks>,
) {
  const mark = { ...(marks[surveyId] ?? none), ...change };
  return { ...marks, [surveyId]: mark };
}
