import { startSession } from "@nearsay/core/api";
import {
  bootstrappedAtom,
  loadConsentAtom,
  loadHealthAtom,
  loadViewerAtom,
  watchLocationAtom,
} from "@nearsay/core/session";
import type { createStore } from "jotai";

/** Session and settings, consent and identity, then location: nobody is asked anything before all of it is known. */
export async function startVisit(
  store: ReturnType<typeof createStore>,
): Promise<void> {
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
