import { readReply } from "@nearsay/core/contract";
import {
  type Thread,
  type ThreadNews,
  countReplies,
  followThread,
  repliesOf,
  unopenedThread,
} from "./thread.ts";

const reply = (id: number, content = `Answer ${id}`) =>
  readReply({ id, content });
const replies = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => reply(from + place));

function after(...news: ThreadNews[]): Thread {
  return news.reduce(followThread, unopenedThread);
}

const page = (from: number, to: number, next: string | null): ThreadNews => ({
  kind: "page",
  page: { replies: replies(from, to), next },
});
const heard = (id: number, content?: string): ThreadNews => ({
  kind: "heard",
  reply: reply(id, content),
});
const written = (id: number): ThreadNews => ({
  kind: "written",
  reply: reply(id),
});
const more: ThreadNews = { kind: "more-wanted" };
const missed: ThreadNews = { kind: "missed" };
const failed: ThreadNews = { kind: "failed" };

function shown(thread: Thread) {
  const { head, tail } = repliesOf(thread);
  const ids = (some: readonly { id: string }[]) =>
    some.map(({ id }) => Number(id));
  return [ids(head), ids(tail)];
}

describe("followThread", () => {
  it("appends replies that arrive once the thread is complete", () => {
    const thread = after(page(1, 2, null), heard(4), heard(3), heard(4));
    expect(shown(thread)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(countReplies(thread, 2)).toBe(4);
  });

  it("keeps replies that arrived before the first page", () => {
    const thread = after(heard(2), heard(3), page(1, 2, null));
    expect(shown(thread)).toEqual([[1, 2], [3]]);
  });

  it("defers others' replies after a missing part to their page", () => {
    const early = after(page(1, 2, "2"), heard(9));
    expect(shown(early)).toEqual([[1, 2], []]);
    const whole = [more, page(3, 9, null)].reduce(followThread, early);
    expect(shown(whole)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], []]);
  });

  it("shows the viewer's replies until their page contains them", () => {
    const early = after(page(1, 2, "2"), written(4));
    expect(shown(early)).toEqual([[1, 2], [4]]);
    const whole = [more, page(3, 4, null)].reduce(followThread, early);
    expect(shown(whole)).toEqual([[1, 2, 3, 4], []]);
  });

  it("treats an edit as newer than a page", () => {
    const thread = after(heard(2, "Edited"), page(1, 2, null));
    expect(repliesOf(thread).head[1]?.content).toBe("Edited");
  });

  it("treats a reloaded page as newer than earlier events", () => {
    const thread = after(
      page(1, 2, null),
      heard(2, "Old edit"),
      missed,
      heard(1, "New edit"),
      page(1, 3, null),
    );
    expect(repliesOf(thread).head.map(({ content }) => content)).toEqual([
      "New edit",
      "Answer 2",
      "Answer 3",
    ]);
  });

  it("keeps what was written at the end when the beginning is reloaded", () => {
    const thread = after(page(1, 2, "2"), written(9), missed, page(1, 2, "2"));
    expect(shown(thread)).toEqual([[1, 2], [9]]);
  });

  it("reloads as many replies as are shown", () => {
    const thread = after(page(1, 30, "30"), more, page(31, 60, "60"), missed);
    expect(thread.wanted).toMatchObject({ after: null, count: 60 });
  });

  it("shows no reply twice", () => {
    const thread = after(page(1, 3, "3"), more, page(3, 4, null), heard(4));
    expect(shown(thread)).toEqual([[1, 2, 3, 4], []]);
  });

  it("requests one page at a time, and repeats a failed one", () => {
    const asked = after(page(1, 2, "2"), more);
    expect(followThread(asked, more)).toBe(asked);
    const again = [failed, more].reduce(followThread, asked);
    expect(again.wanted).toEqual(asked.wanted);
    expect(again.wanted).not.toBe(asked.wanted);
    expect(again.failed).toBe(false);
  });

  it("ends with an empty page", () => {
    const thread = after(page(1, 2, "2"), more, page(3, 2, "2"));
    expect(thread.next).toBeNull();
    expect(followThread(thread, more)).toBe(thread);
  });
});

describe("countReplies", () => {
  it("is the server's number until all are known", () => {
    expect(countReplies(unopenedThread, 1000)).toBe(1000);
    expect(countReplies(after(page(1, 30, "30")), 1000)).toBe(1000);
    expect(countReplies(after(page(1, 30, null)), 1000)).toBe(30);
  });

  it("is at least the number of known replies", () => {
    expect(countReplies(after(page(1, 30, "30")), 5)).toBe(30);
  });
});
