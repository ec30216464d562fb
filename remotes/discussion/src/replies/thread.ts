import type { Reply, ReplyPage } from "@nearsay/core/contract";

/** Replies that a page brings. */
const pageSize = 30;

export interface WantedPage {
  /** The reply that it follows; null for the beginning of the thread. */
  after: string | null;
  /** How many replies, at least where there are that many. */
  count: number;
  /** How much had been heard when it was asked for. */
  heardBefore: number;
}

/** What is known of the replies to one post. */
export interface Thread {
  /** What pages brought: the beginning of the thread, oldest first. */
  readonly loaded: readonly Reply[];
  /** Where the next page begins; null after the last one, undefined before the first. */
  readonly next: string | null | undefined;
  /** What came another way, new or changed. It holds against what pages bring. */
  readonly heard: readonly Reply[];
  /** The ids of what the viewer wrote here, which is shown wherever the pages end. */
  readonly written: ReadonlySet<string>;
  /** The page that is on its way, or that failed. */
  readonly wanted: WantedPage | null;
  readonly failed: boolean;
}

export type ThreadNews =
  | { kind: "more-wanted" }
  | { kind: "page"; page: ReplyPage }
  | { kind: "failed" }
  | { kind: "heard"; reply: Reply }
  | { kind: "written"; reply: Reply }
  /** Too much was missed: what is shown is loaded anew. */
  | { kind: "missed" };

export const unopenedThread: Thread = {
  loaded: [],
  next: undefined,
  heard: [],
  written: new Set(),
  wanted: { after: null, count: pageSize, heardBefore: 0 },
  failed: false,
};

export function followThread(thread: Thread, news: ThreadNews): Thread {
  switch (news.kind) {
    case "more-wanted":
      return wantMore(thread);
    case "page":
      return takePage(thread, news.page);
    case "failed":
      return { ...thread, failed: true };
    case "heard":
      return { ...thread, heard: [...thread.heard, news.reply] };
    case "written":
      return {
        ...thread,
        heard: [...thread.heard, news.reply],
        written: new Set([...thread.written, news.reply.id]),
      };
    case "missed":
      return want(thread, null, Math.max(pageSize, thread.loaded.length));
  }
}

/** The next page, or again the one that failed. */
function wantMore(thread: Thread): Thread {
  const { wanted, failed, next } = thread;
  if (wanted !== null)
    return failed
      ? { ...thread, wanted: { ...wanted }, failed: false }
      : thread;
  return typeof next === "string" ? want(thread, next, pageSize) : thread;
}

function want(thread: Thread, after: string | null, count: number): Thread {
  const heardBefore = thread.heard.length;
  return { ...thread, wanted: { after, count, heardBefore }, failed: false };
}

function takePage(thread: Thread, { replies, next }: ReplyPage): Thread {
  const { wanted, loaded, heard } = thread;
  if (wanted === null) return thread;
  // A page that brings nothing ends the thread, whatever it says.
  const taken = {
    ...thread,
    next: replies.length > 0 ? next : null,
    wanted: null,
  };
  if (wanted.after === null) {
    const kept = heard.slice(wanted.heardBefore);
    const older = heard.slice(0, wanted.heardBefore);
    return {
      ...taken,
      loaded: replies,
      heard: next === null ? kept : [...without(older, replies), ...kept],
    };
  }
  return { ...taken, loaded: [...loaded, ...without(replies, loaded)] };
}

function without(replies: readonly Reply[], known: readonly Reply[]): Reply[] {
  const ids = new Set(known.map(({ id }) => id));
  return replies.filter(({ id }) => !ids.has(id));
}

/**
 * What there is to show: the beginning, as far as it is loaded, and what stands
 * at the end. Between the two is what is not loaded yet. What others write
 * behind a part that is not loaded waits for its page.
 */
export function repliesOf(thread: Thread): { head: Reply[]; tail: Reply[] } {
  const { loaded, next, heard, written } = thread;
  const latest = new Map(heard.map((reply) => [reply.id, reply]));
  const shownAtEnd = ({ id }: Reply) => next === null || written.has(id);
  return {
    head: loaded.map((reply) => latest.get(reply.id) ?? reply),
    tail: without([...latest.values()], loaded)
      .filter(shownAtEnd)
      .sort((one, other) => Number(one.id) - Number(other.id)),
  };
}

export function knowsReply({ loaded, heard }: Thread, id: string): boolean {
  return [...loaded, ...heard].some((reply) => reply.id === id);
}

/** @param told How many the server last said there are. */
export function countReplies(thread: Thread, told: number): number {
  const { head, tail } = repliesOf(thread);
  const known = head.length + tail.length;
  return thread.next === null ? known : Math.max(told, known);
}
