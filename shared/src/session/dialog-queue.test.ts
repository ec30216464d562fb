import { createStore } from "jotai";
import {
  currentDialogAtom,
  type DialogRank,
  queueDialogAtom,
} from "./dialog-queue.ts";

function openQueue() {
  const store = createStore();
  const enter = (rank: DialogRank) => {
    const dialog = { rank };
    return { dialog, leave: store.set(queueDialogAtom, dialog) };
  };
  return { enter, current: () => store.get(currentDialogAtom) };
}

describe("the dialogs of a page", () => {
  it("open one after the other, in order of arrival", () => {
    const { enter, current } = openQueue();
    expect(current()).toBeUndefined();
    const [first, second, third] = [
      enter("need"),
      enter("need"),
      enter("need"),
    ];
    expect(current()).toBe(first.dialog);
    first.leave();
    expect(current()).toBe(second.dialog);
    second.leave();
    third.leave();
    expect(current()).toBeUndefined();
  });

  it("leave the queue even while they wait", () => {
    const { enter, current } = openQueue();
    const [first, second, third] = [
      enter("need"),
      enter("need"),
      enter("need"),
    ];
    second.leave();
    first.leave();
    expect(current()).toBe(third.dialog);
  });

  it('postpone an offer for as long as a dialog of the rank "need" is queued', () => {
    const { enter, current } = openQueue();
    const offer = enter("offer");
    expect(current()).toBe(offer.dialog);
    const need = enter("need");
    const next = enter("need");
    expect(current()).toBe(need.dialog);
    need.leave();
    expect(current()).toBe(next.dialog);
    next.leave();
    expect(current()).toBe(offer.dialog);
  });
});
