import { loadViewerAtom, setConsentAtom } from "@nearsay/core/session";
import { createStore } from "jotai";

/** Who takes part, and who only reads. */
export const people = { visitor: createStore(), reader: createStore() };

/** The visitor's id, which marks what is one's own. */
export const visitorId = "visitor-0001";

export async function meetPeople(): Promise<void> {
  await people.visitor.set(loadViewerAtom);
  await people.visitor.set(setConsentAtom, true);
  await people.reader.set(setConsentAtom, false);
}
