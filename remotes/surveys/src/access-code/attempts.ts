import { limits } from "@nearsay/core/contract";
import { sessionStore } from "@nearsay/core/session";
import { atom } from "jotai";

const storageKey = "access_code_attempts";

type Attempts = Readonly<Record<string, number>>;

const counted = atom<Attempts | null>(null);

/**
 * Wrong codes entered, by survey. Kept for the browsing session, so that
 * neither closing a card nor a reload opens a locked survey for more guesses.
 */
export const attemptsAtom = atom((get): Attempts => get(counted) ?? read());

export const setAttemptsAtom = atom(
  null,
  (get, set, surveyKey: string, count: number) => {
    const next = { ...get(attemptsAtom), [surveyKey]: count };
    sessionStore.write(storageKey, next);
    set(counted, next);
  },
);

/** Codes that may still be tried, never below 0. */
export function attemptsLeft(attempts: number): number {
  return Math.max(0, limits.accessCodeAttempts - attempts);
}

function read(): Attempts {
  const stored = sessionStore.read(storageKey);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number",
    ),
  );
}
