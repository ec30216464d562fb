import type { SurveyCredential } from "@nearsay/core/api";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { type Load, useLoad } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { lockAtom, setAttemptsAtom } from "./attempts.ts";
import { useKnownCodes } from "./known-codes.ts";
import {
  type CodeGate,
  isLocked,
  isWrongCode,
  useCodeGate,
} from "./use-code-gate.ts";

export interface GuardedLoad<T> extends Load<T> {
  gate: CodeGate;
}

interface Guarded<T> {
  /** Id or uuid, under which code and attempts are kept. */
  surveyKey: string;
  /** Memoised by the caller. */
  load: (credential: SurveyCredential, signal?: AbortSignal) => Promise<T>;
  /** What came with the page for those who need to enter no code. */
  preloaded?: (credential: SurveyCredential) => T | undefined;
  /** A code that came with a link: tried first, once. */
  linkCode?: string | null;
  shareToken?: string | null;
}

/** Loads what an access code may guard, with the stored code or the one entered. */
export function useGuardedLoad<T>(guarded: Guarded<T>): GuardedLoad<T> {
  const { surveyKey, load, preloaded, linkCode, shareToken } = guarded;
  const remember = useRemember(surveyKey);
  const open = useCallback(
    async (code: string | undefined, signal?: AbortSignal) => {
      const credential = { code, shareToken: shareToken ?? undefined };
      const value = await load(credential, signal);
      remember(code);
      return value;
    },
    [load, remember, shareToken],
  );
  const known = useKnownCodes(surveyKey, linkCode);
  const lock = useSetAtom(lockAtom);
  const openUnasked = useCallback(
    async (signal: AbortSignal) => {
      let refusal: unknown;
      for (const code of known.list()) {
        try {
          return await open(code, signal);
        } catch (error) {
          if (isLocked(error)) lock(surveyKey);
          if (code === undefined || !isWrongCode(error)) throw error;
          known.forget(code);
          refusal = error;
        }
      }
      throw refusal;
    },
    [known, lock, open, surveyKey],
  );
  // What the server let through needs no stored code.
  const loading = useLoad(openUnasked, () =>
    linkCode ? undefined : preloaded?.({ shareToken: shareToken ?? undefined }),
  );
  const gate = useCodeGate(surveyKey, loading, open);
  return { ...loading, gate };
}

/** Keeps the code that opened the survey and forgets the wrong ones before it. */
function useRemember(surveyKey: string) {
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const setAttempts = useSetAtom(setAttemptsAtom);
  return useCallback(
    (code: string | undefined) => {
      if (code !== undefined) storeCode(surveyKey, code);
      setAttempts(surveyKey, 0);
    },
    [setAttempts, storeCode, surveyKey],
  );
}
