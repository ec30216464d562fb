import { atom } from "jotai";
import { isRecord } from "../contract/read.ts";
import { localStore } from "../storage/browser-storage.ts";

const storageKey = "survey_access_codes";
const version = 1;

type AccessCodes = Readonly<Record<string, string>>;

const codes = atom<AccessCodes | null>(null);

/** Access codes that opened a survey, by survey id, stored in this browser. */
export const accessCodesAtom = atom(
  (get): AccessCodes => get(codes) ?? readStored(),
);

/** Stores the code of a survey, or deletes it if null or blank. */
export const storeAccessCodeAtom = atom(
  null,
  (get, set, surveyId: string, code: string | null) => {
    const { [surveyId]: _replaced, ...others } = get(accessCodesAtom);
    const trimmed = code?.trim() ?? "";
    const next = trimmed === "" ? others : { ...others, [surveyId]: trimmed };
    localStore.write(storageKey, { version, codes: next });
    set(codes, next);
  },
);

function readStored(): AccessCodes {
  const stored = localStore.read(storageKey);
  if (!isRecord(stored) || stored.version !== version) return {};
  if (!isRecord(stored.codes)) return {};
  const valid = Object.entries(stored.codes).flatMap(([id, code]) =>
    typeof code === "string" && code.trim() !== "" ? [[id, code.trim()]] : [],
  );
  return Object.fromEntries(valid) as AccessCodes;
}
