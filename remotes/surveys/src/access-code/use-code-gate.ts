import { messageOf } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import * as texts from "../texts.ts";
import {
  countAttempts,
  lockAtom,
  setAttemptsAtom,
  useAttempts,
} from "./attempts.ts";
import { type Gate, isRefusal, locked } from "./use-guarded-load.ts";

/** Whether a survey that requires an access code is open. */
export type CodeGate = ReturnType<typeof useCodeGate>;

/** Takes codes for what was refused without one. */
export function useCodeGate({ surveyKey, refusal, enter }: Gate) {
  const attempts = useAttempts(surveyKey);
  const setAttempts = useSetAtom(setAttemptsAtom);
  const lock = useSetAtom(lockAtom);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (refusal?.status === locked) lock(surveyKey);
  }, [lock, refusal, surveyKey]);

  /** Returns why this code does not open it; null when it does. */
  async function submit(code: string): Promise<string | null> {
    try {
      await enter(code);
      // The wrong ones before it are forgotten.
      setAttempts(surveyKey, 0);
      return null;
    } catch (failure) {
      if (isRefusal(failure))
        setAttempts(surveyKey, countAttempts(failure, attempts));
      return messageOf(failure, texts.codeRequired);
    }
  }

  return {
    /** The dialog is asking for it. */
    open: !closed,
    locked: attempts >= limits.accessCodeAttempts,
    /** Wrong codes entered so far. */
    attempts,
    /** Why the survey did not open at first. */
    message: messageOf(refusal, texts.codeRequired),
    submit,
    close: () => setClosed(true),
    ask: () => setClosed(false),
  };
}
