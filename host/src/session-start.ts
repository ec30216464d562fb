import {
  bootstrappedAtom,
  loadConsentAtom,
  loadHealthAtom,
  loadViewerAtom,
  watchLocationAtom,
} from "@nearsay/core/session";
import type { createStore } from "jotai";

/** Settings, consent and identity, then location: nobody is asked anything before all of it is known. */
export async function startVisit(
  store: ReturnType<typeof createStore>,
): Promise<void> {
  await store.set(loadHealthAtom);
  await store.set(loadConsentAtom);
  await store.set(loadViewerAtom);
  await store.set(watchLocationAtom);
  store.set(bootstrappedAtom, true);
}
