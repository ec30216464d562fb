import { ApiError, messageOf } from "@nearsay/core/api";
import { limits } from "@nearsay/core/contract";
import type { Load } from "@nearsay/core/ui";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { texts } from "../texts.ts";
import { countAttempts, setAttemptsAtom, useAttempts } from "./attempts.ts";

/** Statuses of the server. */
const refused = 403;
const locked = 423;

/** Whether a survey that requires an access code is open. */
export interface CodeGate {
  /** The survey was refused and a code may open it. */
  required: boolean;
  /** A code that was entered opened it. */
  passed: boolean;
  /** The dialog is asking for it. */
  open: boolean;
  locked: boolean;
  /** Wrong codes entered so far. */
  attempts: number;
  /** Why the survey did not open at first. */
  message: string;
  /** Answers why this code does not open it; null when it does. */
  submit: (code: string) => Promise<string | null>;
  close: () => void;
  ask: () => void;
}

/** Takes codes for what was refused without one. */
export function useCodeGate<T>(
  surveyKey: string,
  { loaded, replace }: Load<T>,
  open: (code: string) => Promise<T>,
): CodeGate {
  const attempts = useAttempts(surveyKey);
  const setAttempts = useSetAtom(setAttemptsAtom);
  const [closed, setClosed] = useState(false);
  const [passed, setPassed] = useState(false);
  const error = loaded.status === "failed" ? loaded.error : null;
  const required = isRefusal(error);

  async function submit(code: string): Promise<string | null> {
    try {
      replace(await open(code));
      setPassed(true);
      return null;
    } catch (failure) {
      if (isRefusal(failure))
        setAttempts(surveyKey, countAttempts(failure, attempts));
      return messageOf(failure, texts.accessCode.required);
    }
  }

  return {
    required,
    passed,
    open: required && !closed,
    locked: required && attempts >= limits.accessCodeAttempts,
    attempts,
    message: messageOf(error, texts.accessCode.required),
    submit,
    close: () => {
      setClosed(true);
    },
    ask: () => {
      setClosed(false);
    },
  };
}

/** A code is missing, wrong, or not taken at the moment. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    (error.status === refused || error.status === locked)
  );
}

export function isLocked(error: unknown): boolean {
  return error instanceof ApiError && error.status === locked;
}

export function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.status === refused;
}
