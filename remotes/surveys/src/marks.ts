import { getParticipation } from "@nearsay/core/api";
import type {
  Participation,
  ResponseResult,
  Survey,
} from "@nearsay/core/contract";
import { inBatches } from "@nearsay/core/domain";
import { consentAtom } from "@nearsay/core/session";
import { atom, useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback, useEffect } from "react";
import { useEntry } from "./use-entry.ts";

/** What the viewer did with a survey, as far as this page knows. */
export interface SurveyMarks {
  liked: boolean;
  reported: boolean;
  /** What became of their response; null while there is none. */
  responded: ResponseResult | null;
}

/** By survey id. */
type Marked<Mark> = Readonly<Record<string, Mark>>;

const likedAtom = atom<Marked<boolean>>({});
const reportedAtom = atom<Marked<boolean>>({});
const respondedAtom = atom<Marked<ResponseResult>>({});

/** Why something that was asked of the server failed, in words. */
export interface ActFailure {
  title: string;
  message: string;
}

/** Until something else is asked: a survey that is not drawn meanwhile says it once it is. */
const failuresAtom = atom<Marked<ActFailure | null>>({});

/** Null where the last act on the survey did not fail. */
export function useActFailure(surveyId: string) {
  const failure = useEntry(failuresAtom, surveyId) ?? null;
  const setFailures = useSetAtom(failuresAtom);
  const setFailure = (why: ActFailure | null) =>
    setFailures((failures) => ({ ...failures, [surveyId]: why }));
  return [failure, setFailure] as const;
}

export function useSurveyMarks(surveyId: string): SurveyMarks {
  const liked = useEntry(likedAtom, surveyId) ?? false;
  const reported = useEntry(reportedAtom, surveyId) ?? false;
  const responded = useEntry(respondedAtom, surveyId) ?? null;
  return { liked, reported, responded };
}

/** Every survey that was reported, by its id. */
export function useReported(): Marked<boolean> {
  return useAtomValue(reportedAtom);
}

/** Tells of a survey whether it was answered before this page was opened; the same function until that is known of others. */
export function useAnsweredBefore(): (id: string) => boolean {
  const responded = useAtomValue(respondedAtom);
  return useCallback((id) => responded[id]?.duplicate === true, [responded]);
}

export const markSurveyAtom = atom(
  null,
  (get, set, id: string, change: Partial<SurveyMarks>) => {
    const { liked, reported, responded } = change;
    if (liked !== undefined) set(likedAtom, { ...get(likedAtom), [id]: liked });
    if (reported !== undefined)
      set(reportedAtom, { ...get(reportedAtom), [id]: reported });
    if (responded)
      set(respondedAtom, { ...get(respondedAtom), [id]: responded });
  },
);

/** Marks what was done before this page was opened, and no more what was taken back on another. */
const markBeforeAtom = atom(
  null,
  async (get, set, ids: readonly string[], signal: AbortSignal) => {
    const before = get(respondedAtom);
    const found: Participation = await getParticipation(ids, signal);
    const { responded, liked } = found;
    const answered = [...responded].map((id) => [id, { duplicate: true }]);
    const marked = Object.entries(get(respondedAtom)).filter(
      ([id, mark]) =>
        responded.has(id) || !ids.includes(id) || before[id] !== mark,
    );
    set(respondedAtom, Object.fromEntries([...answered, ...marked]));
    const likes = [...liked].map((id) => [id, true]);
    set(likedAtom, { ...get(likedAtom), ...Object.fromEntries(likes) });
  },
);

/** Surveys that are asked about in one call. */
const batch = 100;

/**
 * Marks which of these surveys the viewer has answered and liked before, by one call for the
 * list and none for who does not take part. Without a reply nothing is marked: the server
 * knows a repeat when it comes.
 */
export function useEarlierParticipation(surveys: readonly Survey[]): void {
  const { consented } = useAtomValue(consentAtom);
  const markBefore = useSetAtom(markBeforeAtom);
  const listed = surveys.map(({ id }) => id).join();
  useEffect(() => {
    if (!consented || listed === "") return;
    const aborter = new AbortController();
    for (const ids of inBatches(listed.split(","), batch))
      markBefore(ids, aborter.signal).catch(() => undefined);
    return () => aborter.abort();
  }, [consented, listed, markBefore]);
}

/**
 * Forgets what was known about the viewer and reloads when consent is given or
 * withdrawn. What is open or half written stays, since people give consent
 * while they answer; what was reported stays reported, as it has left its list.
 * @param reload Memoised by the caller.
 */
export function useConsentChange(reload: () => void): void {
  const store = useStore();
  useEffect(() => {
    let seen: boolean | null = null;
    const look = () => {
      const { consented, loading } = store.get(consentAtom);
      if (loading) return;
      const changed = seen !== null && seen !== consented;
      seen = consented;
      if (!changed) return;
      store.set(respondedAtom, {});
      store.set(likedAtom, {});
      reload();
    };
    look();
    return store.sub(consentAtom, look);
  }, [store, reload]);
}
