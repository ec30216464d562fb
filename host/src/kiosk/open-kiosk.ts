import { ApiError } from "@nearsay/core/api";
import {
  fetchSurvey,
  type KioskSurvey,
  readKioskSurvey,
} from "./kiosk-calls.ts";
import type { KioskStore } from "./kiosk-store.ts";

/** A kiosk with a survey to answer. */
export interface OpenKiosk extends KioskSurvey {
  readonly state: "open" | "ended" | "before";
  readonly token: string;
}

/**
 * State of a tablet: an open kiosk, one that has ended, one that must first
 * send answers of another survey; or none yet, because a link or a connection
 * is missing.
 */
export type Opened =
  | OpenKiosk
  | {
      readonly state:
        "loading" | "failed" | "no-link" | "unreachable" | "no-survey";
    };

/** @param given The token of an opened link; null for the kiosk that the tablet is set up for. */
export async function openKiosk(
  store: KioskStore,
  given: string | null,
): Promise<Opened> {
  const kept = await store.kept();
  const token = given ?? kept?.token;
  if (token === undefined) return { state: "no-link" };
  const known = kept && { token: kept.token, ...readKioskSurvey(kept.reply) };
  if (known && known.token !== token && (await store.keys()).length > 0)
    return { state: "before", ...known };
  try {
    const reply = await fetchSurvey(token);
    const read = readKioskSurvey(reply);
    await store.keep({ token, reply });
    return { state: "open", token, ...read };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (known?.token !== token)
      return { state: isGone ? "no-survey" : "unreachable" };
    return { state: isGone ? "ended" : "open", ...known };
  }
}

/** The token in the fragment of the address; null if there is none. */
export function tokenInHash(): string | null {
  return /^#([\w-]{1,128})$/.exec(location.hash)?.[1] ?? null;
}

/** Removes the token from the address, where people in front of the tablet could read it. */
export function hideToken(): void {
  history.replaceState(null, "", location.pathname);
}
