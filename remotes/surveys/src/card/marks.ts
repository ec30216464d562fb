import { atom, useAtomValue } from "jotai";
import { useEntry } from "../use-entry.ts";

/** What the viewer did with a survey besides answering it, as far as this page knows. */
export interface SurveyMarks {
  liked: boolean;
  reported: boolean;
}

/** By survey id. */
type Marked = Readonly<Record<string, boolean>>;

const likedAtom = atom<Marked>({});
const reportedAtom = atom<Marked>({});

export function useSurveyMarks(surveyId: string): SurveyMarks {
  const liked = useEntry(likedAtom, surveyId) ?? false;
  const reported = useEntry(reportedAtom, surveyId) ?? false;
  return { liked, reported };
}

/** Every survey that was reported, by its id. */
export function useReported(): Marked {
  return useAtomValue(reportedAtom);
}

export const markSurveyAtom = atom(
  null,
  (get, set, surveyId: string, change: Partial<SurveyMarks>) => {
    const { liked, reported } = change;
    if (liked !== undefined)
      set(likedAtom, { ...get(likedAtom), [surveyId]: liked });
    if (reported !== undefined)
      set(reportedAtom, { ...get(reportedAtom), [surveyId]: reported });
  },
);

/** Marks what was liked before this page was opened. */
export const markLikedBeforeAtom = atom(
  null,
  (get, set, surveyIds: ReadonlySet<string>) => {
    const before = [...surveyIds].map((id) => [id, true]);
    set(likedAtom, { ...get(likedAtom), ...Object.fromEntries(before) });
  },
);

/** What was reported stays reported: it has left its list. */
export const forgetLikedAtom = atom(null, (_get, set) => {
  set(likedAtom, {});
});
