import type { ResponseResult } from "@nearsay/core/contract";
import { atom } from "jotai";

/** Surveys the viewer has answered, as far as this page knows, by survey id. */
const answered = atom<Readonly<Record<string, ResponseResult>>>({});

export const respondedAtom = atom((get) => get(answered));

export const markRespondedAtom = atom(
  null,
  (get, set, surveyId: string, result: ResponseResult) => {
    set(answered, { ...get(answered), [surveyId]: result });
  },
);

export const forgetRespondedAtom = atom(null, (_get, set) => {
  set(answered, {});
});
