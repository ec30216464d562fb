import { ApiError, messageOf, type SurveyCredential } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import { storeAccessCodeAtom } from "@nearsay/core/session";
import { type Load, useLoad } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useCallback, useState } from "react";
import * as texts from "../texts.ts";
import {
  countAttempts,
  lockAtom,
  setAttemptsAtom,
  useAttempts,
} from "./attempts.ts";
import { useKnownCodes } from "./known-codes.ts";

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
  shareToken: string | null;
}

/** Loads what an access code may guard, with the stored code or the one entered. */
export function useGuardedLoad<T>(guarded: Guarded<T>): GuardedLoad<T> {
  const { surveyKey, load, preloaded, linkCode, shareToken } = guarded;
  const storeCode = useSetAtom(storeAccessCodeAtom);
  const setAttempts = useSetAtom(setAttemptsAtom);
  const open = useCallback(
    async (code: string | undefined, signal?: AbortSignal) => {
      const credential = { code, shareToken: shareToken ?? undefined };
      const value = await load(credential, signal);
      if (code !== undefined) storeCode(surveyKey, code);
      // The wrong ones before it are forgotten.
      setAttempts(surveyKey, 0);
      return value;
    },
    [load, setAttempts, shareToken, storeCode, surveyKey],
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

/** Statuses of the server. */
const refused = 403;
const locked = 423;

/** Whether a survey that requires an access code is open. */
export type CodeGate = ReturnType<typeof useCodeGate>;

/** Takes codes for what was refused without one. */
function useCodeGate<T>(
  surveyKey: string,
  { loaded, replace }: Load<T>,
  open: (code: string) => Promise<T>,
) {
  const attempts = useAttempts(surveyKey);
  const setAttempts = useSetAtom(setAttemptsAtom);
  const [closed, setClosed] = useState(false);
  const [passed, setPassed] = useState(false);
  const error = loaded.status === "failed" ? loaded.error : null;
  const required = isRefusal(error);

  /** Returns why this code does not open it; null when it does. */
  async function submit(code: string): Promise<string | null> {
    try {
      replace(await open(code));
      setPassed(true);
      return null;
    } catch (failure) {
      if (isRefusal(failure))
        setAttempts(surveyKey, countAttempts(failure, attempts));
      return messageOf(failure, texts.codeRequired);
    }
  }

  return {
    /** The survey was refused and a code may open it. */
    required,
    /** A code that was entered opened it. */
    passed,
    /** The dialog is asking for it. */
    open: required && !closed,
    locked: required && attempts >= limits.accessCodeAttempts,
    /** Wrong codes entered so far. */
    attempts,
    /** Why the survey did not open at first. */
    message: messageOf(error, texts.codeRequired),
    submit,
    close: () => setClosed(true),
    ask: () => setClosed(false),
  };
}

/** A code is missing, wrong, or not taken at the moment. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.status === refused || error.status === locked)
  );
}

function isLocked(error: unknown): boolean {
  return error instanceof ApiError && error.status === locked;
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === refused;
}
