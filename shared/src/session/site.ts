import { atom } from "jotai";
import { getHealth } from "../api/service.ts";
import type { SiteSettings } from "../contract/boot.ts";
import { limits } from "../contract/limits.ts";
import type { Health } from "../contract/service.ts";

/** The site's own addresses, from the server's configuration. */
export const siteAtom = atom<SiteSettings>({
  supportEmail: null,
  assistantUrl: null,
});

export const healthAtom = atom<Health>({
  geoConsentPromptEnabled: false,
  surveyGenMaxChars: limits.generationTextDefaultMax,
});

/** True when the shell has settings, session and consent: no one is asked anything before that. */
export const bootstrappedAtom = atom(false);

/**
 * True after an answer was sent since the page was opened: visitors who came
 * for a survey are asked nothing else before that.
 */
export const answerSentAtom = atom(false);

/** Loads the service's settings and returns whether it succeeded; a failure keeps the defaults. */
export const loadHealthAtom = atom(
  null,
  async (_get, set): Promise<boolean> => {
    try {
      set(healthAtom, await getHealth());
      return true;
    } catch {
      return false;
    }
  },
);
