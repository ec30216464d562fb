import { getParticipation } from "./api/participation.ts";
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

/** The viewer's actions on a survey, as far as this page knows. */
export interface SurveyMarks {
  liked: boolean;
  reported: boolean;
  /** The result of their response; null if there is none. */
  responded: ResponseResult | null;
}

/** By survey id. */
type Marked<Mark> = Readonly<Record<string, Mark>>;

const likedAtom = atom<Marked<boolean>>({});
const reportedAtom = atom<Marked<boolean>>({});
const respondedAtom = atom<Marked<ResponseResult>>({});

/** Why a request to the server failed, as a message. */
export interface ActFailure {
  title: string;
  message: string;
}

/**
 * Stored until the next action: a survey that is not mounted at the time shows
 * the failure once it is.
 */
const failuresAtom = atom<Marked<ActFailure | null>>({});

/** Null if the last action on the survey did not fail. */
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

/** Every reported survey, by its id. */
export function useReported(): Marked<boolean> {
  return useAtomValue(reportedAtom);
}

/**
 * Returns a function that checks whether a survey was answered before this page
 * was opened. It stays the same function until answers become known.
 */
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

/**
 * Marks what was done before this page was opened, and unmarks responses that
 * were withdrawn on another page.
 */
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

/** Maximum number of surveys in one request. */
const batch = 100;

/**
 * Marks which of these surveys the viewer has answered and liked before, by one
 * request for the list and none for a viewer without consent. Without a reply
 * nothing is marked: the server detects a repeated response anyway.
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
 * withdrawn. Open and half written forms stay, since people give consent while
 * they answer. Reported surveys stay reported, as they have left their list.
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
