import type { Reply, ReplyPage } from "@nearsay/core/contract";

/** Number of replies per page. */
const pageSize = 30;

export interface WantedPage {
  /** The reply that it follows; null for the beginning of the thread. */
  after: string | null;
  /** Minimum number of replies, if there are that many. */
  count: number;
  /** Number of live replies received when it was requested. */
  heardBefore: number;
}

/** The known replies to one post. */
export interface Thread {
  /** Replies from pages: the beginning of the thread, oldest first. */
  readonly loaded: readonly Reply[];
  /** Where the next page begins; null after the last one, undefined before the first. */
  readonly next: string | null | undefined;
  /** New or changed replies from other sources. They take precedence over pages. */
  readonly heard: readonly Reply[];
  /** Ids of the replies that the viewer wrote here, which are shown wherever the pages end. */
  readonly written: ReadonlySet<string>;
  /** The page that is loading, or that failed. */
  readonly wanted: WantedPage | null;
  readonly failed: boolean;
}

export type ThreadNews =
  | { kind: "more-wanted" }
  | { kind: "page"; page: ReplyPage }
  | { kind: "failed" }
  | { kind: "heard"; reply: Reply }
  | { kind: "written"; reply: Reply }
  /** Too much was missed: what is shown is reloaded. */
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

/** Requests the next page, or repeats the failed one. */
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
  // An empty page ends the thread, even if it has a `next`.
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
 * The replies to show: the loaded beginning, and the end. Between the two are
 * those not loaded yet. Others' replies after a part that is not loaded wait
 * for their page.
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

/** The number of replies; `reported` is the number last reported by the server. */
export function countReplies(thread: Thread, reported: number): number {
  const { head, tail } = repliesOf(thread);
  const known = head.length + tail.length;
  return thread.next === null ? known : Math.max(reported, known);
}
