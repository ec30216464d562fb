import { atom } from "jotai";

/**
 * Dialogs whose answer is needed to continue (a code, a reason, whether to
 * leave) have priority over offers of the site.
 */
export type DialogRank = "need" | "offer";

/** A dialog that should be open, identified by object identity. */
export interface QueuedDialog {
  readonly rank: DialogRank;
}

const queue = atom<readonly QueuedDialog[]>([]);

/**
 * The open dialog; undefined if there is none. In order of arrival, except that
 * needs have priority over offers.
 */
export const currentDialogAtom = atom((get): QueuedDialog | undefined => {
  const waiting = get(queue);
  return waiting.find(({ rank }) => rank === "need") ?? waiting[0];
});

/** Adds a dialog to the queue; returns a function that removes it. */
export const queueDialogAtom = atom(null, (_get, set, dialog: QueuedDialog) => {
  set(queue, (waiting) => [...waiting, dialog]);
  return () => {
    set(queue, (waiting) => waiting.filter((other) => other !== dialog));
  };
});
