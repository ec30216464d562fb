import type { createStore } from "jotai";
import { onNewSession, startSession } from "../api/anonymous-session.ts";
import { forgetIdentity } from "../identity/load-identity.ts";
import { consentAtom, loadConsentAtom, renewConsentAtom } from "./consent.ts";
import { bootstrappedAtom, loadHealthAtom } from "./site.ts";
import { loadViewerAtom, viewerAtom } from "./viewer.ts";

type Store = ReturnType<typeof createStore>;

/**
 * Session first, then settings, consent and identity: no one is asked anything
 * before all of them are known.
 */
export async function startVisit(store: Store): Promise<void> {
  followNewSessions(store);
  const whole = await prepare(store);
  store.set(bootstrappedAtom, true);
  if (!whole) prepareWhenBack(store);
}

/**
 * Returns whether everything has loaded. What failed keeps its defaults, and
 * shows an error where it matters.
 */
async function prepare(store: Store): Promise<boolean> {
  const started = await startSession().then(
    () => true,
    () => false,
  );
  const [healthy] = await Promise.all([
    store.set(loadHealthAtom),
    store.set(loadConsentAtom),
    store.set(loadViewerAtom),
  ]);
  const consentKnown = store.get(consentAtom).error === null;
  const viewerKnown = store.get(viewerAtom)?.source === "server";
  return started && healthy && consentKnown && viewerKnown;
}

/**
 * Repeats the preparation whenever the connection or the person is back, until
 * everything has loaded.
 */
function prepareWhenBack(store: Store): void {
  const whole = new AbortController();
  let busy = false;
  const again = async () => {
    if (busy || document.visibilityState !== "visible") return;
    busy = true;
    if (await prepare(store)) whole.abort();
    busy = false;
  };
  const listen = (target: EventTarget, event: string) => {
    target.addEventListener(event, () => void again(), whole);
  };
  listen(window, "online");
  listen(document, "visibilitychange");
}

/** A new session has another actor, who is not the cached one and has not consented yet. */
function followNewSessions(store: Store): void {
  onNewSession(async () => {
    forgetIdentity();
    if (store.get(viewerAtom) === null) return;
    await Promise.all([store.set(renewConsentAtom), store.set(loadViewerAtom)]);
  });
}
