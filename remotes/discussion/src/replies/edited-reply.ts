import { atom } from "jotai";

/** The id of the reply that is being edited: one at a time in all threads. */
export const editedReplyAtom = atom<string | null>(null);
