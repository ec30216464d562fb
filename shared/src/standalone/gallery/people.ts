import { createStore } from "jotai";
import { setConsentAtom } from "../../session/index.ts";

/** One person who takes part, and one who only reads. */
export const people = { visitor: createStore(), reader: createStore() };

export async function decideConsent(): Promise<void> {
  await people.visitor.set(setConsentAtom, true);
  await people.reader.set(setConsentAtom, false);
}
