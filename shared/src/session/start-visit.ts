import type { createStore } from "jotai";
import { onNewSession, startSession } from "../api/anonymous-session.ts";
import { forgetIdentity } from "../identity/identity-cache.ts";
import { loadConsentAtom, renewConsentAtom } from "./consent.ts";
import { watchLocationAtom } from "./location.ts";
import { bootstrappedAtom, loadHealthAtom } from "./site.ts";
import { loadViewerAtom, viewerAtom } from "./viewer.ts";

type Store = ReturnType<typeof createStore>;

/** Session first, then settings, consent and identity, then location: nobody is asked anything before all of it is known. */
export async function startVisit(store: Store): Promise<void> {
  followNewSessions(store);
  // Where this fails, the calls that need a session try again and say so.
  await startSession().catch(() => undefined);
  await Promise.all([
    store.set(loadHealthAtom),
    store.set(loadConsentAtom),
    store.set(loadViewerAtom),
  ]);
  await store.set(watchLocationAtom);
  store.set(bootstrappedAtom, true);
}

/** A new session has another actor, who is not the cached one and has not consented yet. */
function followNewSessions(store: Store): void {
  onNewSession(async () => {
    forgetIdentity();
    if (store.get(viewerAtom) === null) return;
    await Promise.all([store.set(renewConsentAtom), store.set(loadViewerAtom)]);
  });
}
