import { atom } from "jotai";
import type { Coordinates } from "../domain/distance.ts";
import { bootstrappedAtom, healthAtom } from "./site.ts";
import { localStore, sessionStore } from "../storage/browser-storage.ts";
import { session as texts } from "#messages";
import { isRecord } from "../contract/read.ts";

export type LocationStatus =
  "checking" | "idle" | "requesting" | "granted" | "denied" | "error";

export interface LocationState {
  status: LocationStatus;
  coordinates: Coordinates | null;
  /** Why there is no position, as a message for the user. */
  error: string | null;
}

const state = atom<LocationState>({
  status: "checking",
  coordinates: null,
  error: null,
});

export const locationAtom = atom((get) => get(state));

/** The viewer's coordinates, if known. */
export const coordinatesAtom = atom((get) => get(state).coordinates);

/** Whether the location is being determined, which takes a moment and does not ask the person. */
export const placePendingAtom = atom((get) => {
  const { status } = get(state);
  return status === "checking" || (status === "requesting" && !get(answering));
});

/**
 * Determines, without asking the person, whether location is already allowed,
 * and observes later changes.
 */
export const watchLocationAtom = atom(null, async (_get, set) => {
  const permission = await queryPermission();
  const apply = () => {
    if (permission?.state === "granted") void set(grantAtom);
    else if (permission?.state === "denied") set(state, denied);
    else set(state, placedAt(readStoredCoordinates()));
  };
  apply();
  permission?.addEventListener("change", apply);
  return () => permission?.removeEventListener("change", apply);
});

/** Requests the position from the browser, which asks the person. */
export const enableLocationAtom = atom(null, async (get, set) => {
  if (!get(healthAtom).geoConsentPromptEnabled) {
    set(state, fail(get(state), texts.location.promptDisabled));
    return;
  }
  set(answering, true);
  await set(requestAtom);
  set(answering, false);
});

/** The person is answering the browser's question after accepting the prompt. */
const answering = atom(false);

const dismissalKey = "geo_modal_dismissed";
const dismissedHere = atom(false);
const modalDismissed = atom(
  (get) => get(dismissedHere) || sessionStore.read(dismissalKey) !== undefined,
);

/** Whether the person should now be asked to enable location. */
export const locationPromptAtom = atom((get) => {
  const { status } = get(state);
  const settled = status !== "checking" && status !== "requesting";
  return (
    get(healthAtom).geoConsentPromptEnabled &&
    get(bootstrappedAtom) &&
    status !== "granted" &&
    (settled || get(answering)) &&
    !get(modalDismissed)
  );
});

/** Hides the prompt for the rest of this browsing session. */
export const dismissLocationPromptAtom = atom(null, (_get, set) => {
  sessionStore.write(dismissalKey, 1);
  set(dismissedHere, true);
});

const grantAtom = atom(null, async (get, set) => {
  // Granting a running request also changes the permission.
  if (get(state).status === "requesting") return;
  const coordinates = readStoredCoordinates();
  if (coordinates) set(state, placedAt(coordinates));
  else await set(requestAtom);
});

const requestAtom = atom(null, async (get, set) => {
  const missing = missingPart();
  if (missing !== null) {
    set(state, fail(get(state), texts.location[missing]));
    return;
  }
  set(state, { ...get(state), status: "requesting", error: null });
  try {
    const coordinates = await currentPosition();
    storeCoordinates(coordinates);
    localStore.write("geoConsent", "granted");
    set(state, placedAt(coordinates));
  } catch (error) {
    const code = isRecord(error) ? error.code : undefined;
    set(state, await stateAfter(code, get(state)));
  }
});

function placedAt(coordinates: Coordinates | null): LocationState {
  const status = coordinates ? "granted" : "idle";
  return { status, coordinates, error: null };
}

function fail(current: LocationState, error: string): LocationState {
  return { ...current, status: "error", error };
}

const denied: LocationState = {
  status: "denied",
  coordinates: null,
  error: texts.location.denied,
};

/** @param code Of the browser's GeolocationPositionError, whose messages are for developers. */
async function stateAfter(
  code: unknown,
  current: LocationState,
): Promise<LocationState> {
  const { timedOut, withheld, notFound } = texts.location;
  if (code !== 1) return fail(current, code === 3 ? timedOut : notFound);
  const permission = await queryPermission();
  // A person who closed the question, or refused once, can be asked again.
  if (permission?.state === "prompt") return fail(current, withheld);
  // The site has the permission, but the device denies it to the browser.
  if (permission?.state === "granted") return fail(current, notFound);
  return denied;
}

/** What is missing in the browser for determining a position. */
function missingPart(): "noNavigator" | "unsupported" | null {
  if (typeof navigator === "undefined") return "noNavigator";
  return "geolocation" in navigator ? null : "unsupported";
}

async function queryPermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: "geolocation" });
  } catch {
    return null;
  }
}

function currentPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 },
    );
  });
}

const storageKey = "last_coordinates";

/** The last coordinates of this browsing session; null unless they are two numbers. */
export function readStoredCoordinates(): Coordinates | null {
  const stored = sessionStore.read(storageKey);
  if (!isRecord(stored)) return null;
  const { lat, lng } = stored;
  return Number.isFinite(lat) && Number.isFinite(lng)
    ? { lat: lat as number, lng: lng as number }
    : null;
}

export function storeCoordinates({ lat, lng }: Coordinates): void {
  sessionStore.write(storageKey, { lat, lng, ts: Date.now() });
}
