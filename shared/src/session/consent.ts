import { atom } from "jotai";
import { messageOf } from "../api/errors.ts";
import { getPrivacyStatus, optOut, removeOptOut } from "../api/service.ts";
import { localStore } from "../storage/browser-storage.ts";
import { session as texts } from "#messages";

/**
 * Consent to the Anonymous ID Policy: people with consent take part, people
 * without it only read.
 */
export interface Consent {
  consented: boolean;
  loading: boolean;
  updating: boolean;
  error: string | null;
}

const storageKey = "anonymous_consent";

const settled = { loading: false, updating: false, error: null };

const state = atom<Consent>({ ...settled, consented: false, loading: true });

export const consentAtom = atom((get) => get(state));

/**
 * Synchronises the stored consent with the server's opt-out, its inverse; a
 * change that is running, or starts in the meantime, has priority.
 */
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
    set(state, { ...settled, consented });
  } catch (error) {
    if (overtaken()) return;
    const message = messageOf(error, texts.consent.loadFailed);
    set(state, { ...settled, consented: false, error: message });
  }
});

/** Sends the person's consent for the actor of a new session. */
export const renewConsentAtom = atom(null, async (get) => {
  if (get(state).consented) await removeOptOut();
});

/** Gives or withdraws consent; returns whether it took effect. */
export const setConsentAtom = atom(
  null,
  async (get, set, consented: boolean): Promise<boolean> => {
    set(state, { ...get(state), ...settled, updating: true });
    try {
      await (consented ? removeOptOut() : optOut());
      localStore.write(storageKey, consented);
      set(state, { ...settled, consented });
      return true;
    } catch (error) {
      const message = messageOf(error, texts.consent.updateFailed);
      set(state, { ...get(state), updating: false, error: message });
      return false;
    }
  },
);
