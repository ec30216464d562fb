import { ApiError, messageOf, type SurveyCredential } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import { accessCodesAtom, storeAccessCodeAtom } from "@nearsay/core/session";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useCallback, useRef, useState } from "react";
import { texts } from "../texts.ts";
import { type Load, useLoad } from "@nearsay/core/ui";
import { attemptsAtom, setAttemptsAtom } from "./attempts.ts";

/** The door of a survey that requires an access code. */
export interface CodeGate {
  /** The survey was refused and a code may open it. */
  required: boolean;
  /** The dialog is asking for it. */
  open: boolean;
  locked: boolean;
  /** Wrong codes entered so far. */
  attempts: number;
  busy: boolean;
  /** Why the survey did not open at first. */
  message: string;
  /** What the code last entered was answered with. */
  error: string | null;
  submit: (code: string) => Promise<void>;
  close: () => void;
  ask: () => void;
}

export interface GuardedLoad<T> extends Load<T> {
  gate: CodeGate;
}

interface Guarded<T> {
  /** Id or uuid, under which code and attempts are kept. */
  surveyKey: string;
  /** Memoised by the caller. */
  load: (credential: SurveyCredential, signal?: AbortSignal) => Promise<T>;
  /** A code that came with a link: tried first, once. */
  linkCode?: string | null;
  shareToken?: string | null;
}

/** Loads what an access code may guard, with the stored code or the one entered. */
export function useGuardedLoad<T>(guarded: Guarded<T>): GuardedLoad<T> {
  const { surveyKey, load, shareToken } = guarded;
  const store = useStore();
  const remember = useRemember(surveyKey);
  const linkCode = useRef(guarded.linkCode);

  const open = useCallback(
    async (code: string | undefined, signal?: AbortSignal) => {
      const credential = { code, shareToken: shareToken ?? undefined };
      const value = await load(credential, signal);
      remember(code);
      return value;
    },
    [load, remember, shareToken],
  );
  const loading = useLoad(
    useCallback(
      async (signal: AbortSignal) => {
        const stored = store.get(accessCodesAtom)[surveyKey];
        try {
          return await open(linkCode.current ?? stored, signal);
        } finally {
          if (!signal.aborted) linkCode.current = null;
        }
      },
      [open, store, surveyKey],
    ),
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
      if (code === undefined) return;
      storeCode(surveyKey, code);
      setAttempts(surveyKey, 0);
    },
    [setAttempts, storeCode, surveyKey],
  );
}

function useCodeGate<T>(
  surveyKey: string,
  { loaded, replace }: Load<T>,
  open: (code: string) => Promise<T>,
): CodeGate {
  const attempts = useAtomValue(attemptsAtom)[surveyKey] ?? 0;
  const setAttempts = useSetAtom(setAttemptsAtom);
  const [closed, setClosed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = loaded.status === "failed" ? loaded.error : null;
  const required = isRefusal(error);

  async function submit(code: string) {
    setBusy(true);
    try {
      replace(await open(code));
    } catch (failure) {
      if (isRefusal(failure)) setAttempts(surveyKey, attempts + 1);
      setRefusal(messageOf(failure, texts.accessCode.required));
    } finally {
      setBusy(false);
    }
  }

  return {
    required,
    open: required && !closed,
    locked: required && attempts >= limits.accessCodeAttempts,
    attempts,
    busy,
    message: messageOf(error, texts.accessCode.required),
    error: refusal,
    submit,
    close: () => {
      setClosed(true);
    },
    ask: () => {
      setRefusal(null);
      setClosed(false);
    },
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}
