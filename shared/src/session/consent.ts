import { atom } from "jotai";
import { messageOf } from "../api/errors.ts";
import { getPrivacyStatus, optOut, removeOptOut } from "../api/service.ts";
import { localStore } from "../storage/browser-storage.ts";
import { texts } from "./texts.ts";

/** Consent to the Anonymous ID Policy: with it people take part, without it they read. */
export interface Consent {
  consented: boolean;
  loading: boolean;
  updating: boolean;
  error: string | null;
}

const storageKey = "anonymous_consent";

const state = atom<Consent>({
  consented: false,
  loading: true,
  updating: false,
  error: null,
});

export const consentAtom = atom((get) => get(state));

/** Brings the stored consent and the server's opt-out, its inverse, into agreement; a change that is under way, or comes meanwhile, decides instead. */
export const loadConsentAtom = atom(null, async (get, set) => {
  if (get(state).updating) return;
  const consented = localStore.read(storageKey) === true;
  set(state, { ...get(state), loading: true, error: null });
  const overtaken = () => !get(state).loading;
  try {
    const status = await getPrivacyStatus();
    if (overtaken()) return;
    if (consented && status.optOut) await removeOptOut();
    if (!consented && !status.optOut) await optOut();
    if (overtaken()) return;
    set(state, { consented, loading: false, updating: false, error: null });
  } catch (error) {
    if (overtaken()) return;
    set(state, {
      consented: false,
      loading: false,
      updating: false,
      error: messageOf(error, texts.consent.loadFailed),
    });
  }
});

/** Tells the actor of a new session what the person had consented to. */
export const renewConsentAtom = atom(null, async (get) => {
  if (get(state).consented) await removeOptOut();
});

/** Gives or withdraws consent; returns whether it took effect. */
export const setConsentAtom = atom(
  null,
  async (get, set, consented: boolean): Promise<boolean> => {
    set(state, {
      ...get(state),
      loading: false,
      updating: true,
      error: null,
    });
    try {
      await (consented ? removeOptOut() : optOut());
      localStore.write(storageKey, consented);
      set(state, { consented, loading: false, updating: false, error: null });
      return true;
    } catch (error) {
      set(state, {
        ...get(state),
        updating: false,
        error: messageOf(error, texts.consent.updateFailed),
      });
      return false;
    }
  },
);
