import { messageOf } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import * as texts from "#messages";
import {
  countAttempts,
  lockAtom,
  setAttemptsAtom,
  useAttempts,
} from "./attempts.ts";
import { type Gate, isRefusal, locked } from "./use-guarded-load.ts";

/** State of the access code of a survey that may require one. */
export type CodeGate = ReturnType<typeof useCodeGate>;

/** Submits codes for a survey that was refused without one. */
export function useCodeGate({ surveyKey, refusal, enter }: Gate) {
  const { count: attempts, until } = useAttempts(surveyKey);
  const setAttempts = useSetAtom(setAttemptsAtom);
  const lock = useSetAtom(lockAtom);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    if (refusal?.status === locked) lock(surveyKey, refusal);
  }, [lock, refusal, surveyKey]);

  /** Returns why this code does not open the survey; null if it does. */
  async function submit(code: string): Promise<string | null> {
    try {
      await enter(code);
      // Earlier wrong codes no longer count.
      setAttempts(surveyKey, 0);
      return null;
    } catch (failure) {
      if (isRefusal(failure) && failure.status === locked)
        lock(surveyKey, failure);
      else if (isRefusal(failure))
        setAttempts(surveyKey, countAttempts(failure, attempts));
      return messageOf(failure, texts.codeRequired);
    }
  }

  return {
    /** Whether the dialog is open. */
    open: !closed,
    locked: attempts >= limits.accessCodeAttempts,
    /** When entered codes no longer count, in epoch milliseconds. */
    until,
    /** Number of wrong codes entered so far. */
    attempts,
    /** Why the first load was refused. */
    message: messageOf(refusal, texts.codeRequired),
    submit,
    close: () => setClosed(true),
    ask: () => setClosed(false),
  };
}
