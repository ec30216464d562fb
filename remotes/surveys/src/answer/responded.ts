import type { ResponseResult } from "@nearsay/core/contract";
import { atom } from "jotai";
import { useEntry } from "../use-entry.ts";

/** Surveys the viewer has answered, as far as this page knows, by survey id. */
const answered = atom<Readonly<Record<string, ResponseResult>>>({});

/** What became of the viewer's response to a survey; null while there is none. */
export function useResponded(surveyId: string): ResponseResult | null {
  return useEntry(answered, surveyId) ?? null;
}

export const markRespondedAtom = atom(
  null,
  (get, set, surveyId: string, result: ResponseResult) => {
    set(answered, { ...get(answered), [surveyId]: result });
  },
);

/** Marks what was answered before this page was opened. */
export const markRespondedBeforeAtom = atom(
  null,
  (get, set, surveyIds: ReadonlySet<string>) => {
    const before = [...surveyIds].map((id) => [id, { duplicate: true }]);
    set(answered, { ...Object.fromEntries(before), ...get(answered) });
  },
);

export const forgetRespondedAtom = atom(null, (_get, set) => {
  set(answered, {});
});
