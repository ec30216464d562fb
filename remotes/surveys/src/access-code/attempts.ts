import type { ApiError } from "@nearsay/core/api";
import {
  limits,
  readAttemptsRemaining,
  readRetryAfter,
} from "@nearsay/core/contract";
import { sessionStore } from "@nearsay/core/session";
import { atom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";

const storageKey = "access_code_attempts";

/** The number of wrong codes, and when the last was entered, in epoch milliseconds. */
interface Entered {
  count: number;
  last: number;
}

type Attempts = Readonly<Record<string, Entered>>;

const counted = atom<Attempts | null>(null);

/**
 * Wrong codes entered, by survey. Stored for the browsing session and for as
 * long as the server counts them, so that neither closing a card nor a reload
 * allows more attempts at a locked survey.
 */
const attemptsAtom = atom((get): Attempts => get(counted) ?? readStored());

export const setAttemptsAtom = atom(
  null,
  (get, set, surveyKey: string, count: number, last?: number) => {
    const { [surveyKey]: replaced, ...others } = get(attemptsAtom);
    if (count === 0 && replaced === undefined) return;
    const entered = { count, last: last ?? Date.now() };
    const next = count === 0 ? others : { ...others, [surveyKey]: entered };
    sessionStore.write(storageKey, next);
    set(counted, next);
  },
);

/** Locks the survey because the server did; a lock that is already known does not restart. */
export const lockAtom = atom(
  null,
  (get, set, surveyKey: string, { data }: ApiError) => {
    const max = limits.accessCodeAttempts;
    const { count = 0 } = get(attemptsAtom)[surveyKey] ?? {};
    if (count >= max) return;
    const seconds = readRetryAfter(data);
    const left = seconds === null ? limits.accessCodeLockMs : seconds * 1000;
    const last = Date.now() + left - limits.accessCodeLockMs;
    set(setAttemptsAtom, surveyKey, max, last);
  },
);

/** The number of wrong codes that still count, and until when, in epoch milliseconds. */
export function useAttempts(surveyKey: string) {
  const entered = useAtomValue(attemptsAtom)[surveyKey];
  const setAttempts = useSetAtom(setAttemptsAtom);
  const last = entered?.last;
  useEffect(() => {
    if (last === undefined) return;
    const timer = setTimeout(
      () => setAttempts(surveyKey, 0),
      last + limits.accessCodeLockMs - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [last, setAttempts, surveyKey]);
  const { count = 0 } = entered ?? {};
  return { count, until: (last ?? 0) + limits.accessCodeLockMs };
}

/**
 * The number of wrong codes after this refusal. The server's number includes
 * codes that were entered elsewhere.
 */
export function countAttempts({ status, data }: ApiError, before: number) {
  const max = limits.accessCodeAttempts;
  const remaining = status === 423 ? 0 : readAttemptsRemaining(data);
  return remaining === null ? before + 1 : max - remaining;
}

/** Codes that may still be tried, never below 0. */
export function attemptsLeft(attempts: number): number {
  return Math.max(0, limits.accessCodeAttempts - attempts);
}

function readStored(): Attempts {
  const stored = sessionStore.read(storageKey);
  if (typeof stored !== "object" || stored === null) return {};
  const countsFrom = Date.now() - limits.accessCodeLockMs;
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, Entered] =>
        isEntered(entry[1]) && entry[1].last > countsFrom,
    ),
  );
}

function isEntered(value: unknown): value is Entered {
  if (typeof value !== "object" || value === null) return false;
  const { count, last } = value as Partial<Entered>;
  return typeof count === "number" && typeof last === "number";
}
