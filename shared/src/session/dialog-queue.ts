import { atom } from "jotai";

/** What goes on only with an answer (a code, a reason, whether to leave) comes before what the site offers. */
export type DialogRank = "need" | "offer";

/** A dialog that wants to be open, told from others by being this very object. */
export interface QueuedDialog {
  readonly rank: DialogRank;
}

const queue = atom<readonly QueuedDialog[]>([]);

/**
 * The one dialog that is open; undefined while none wants to be. First come,
 * first served, but an offer gives way to a need and waits until that is over.
 */
export const currentDialogAtom = atom((get): QueuedDialog | undefined => {
  const waiting = get(queue);
  return waiting.find(({ rank }) => rank === "need") ?? waiting[0];
});

/** Lines a dialog up; returns how it leaves. */
export const queueDialogAtom = atom(null, (_get, set, dialog: QueuedDialog) => {
  set(queue, (waiting) => [...waiting, dialog]);
  return () => {
    set(queue, (waiting) => waiting.filter((other) => other !== dialog));
  };
});
