import { setConsentAtom } from "@nearsay/core/session";
import { createStore } from "jotai";

/** Who takes part, and who only reads. */
export const people = { visitor: createStore(), reader: createStore() };

export async function decideConsent(): Promise<void> {
  await people.visitor.set(setConsentAtom, true);
  await people.reader.set(setConsentAtom, false);
}
