import { isDeepStrictEqual } from "node:util";
import { Cursor, type Place, parsePlace, placeText } from "./cursor.ts";
import { frameOf } from "../http/event-frame.ts";
import type { Item, PostItem, Reader, Windows } from "./read-windows.ts";

/** An event, with a text for one listener. */
export interface News {
  /** The author, who sees it under their own id; null if it has none. */
  authorId: string | null;
  frame: (reader: Reader) => string;
}

/** What all listeners of a survey have received of its discussion. Times are epoch milliseconds. */
export class SurveyNews {
  #windows: Windows;
  #known: Place;

  constructor(windows: Windows, now: number) {
    this.#windows = windows;
    this.#known = placeOf(windows, now);
  }

  /** The position of a listener who has received everything. */
  get place(): string {
    return placeText(this.#known);
  }

  /** The news for listeners who had received everything before. */
  take(windows: Windows, now: number): News[] {
    const before = this.#windows;
    const added = listUnknown(windows, this.#known);
    this.#windows = windows;
    const isOther = !isDeepStrictEqual(before.state, windows.state);
    if (added === null || isOther || isThinned(before, windows)) {
      this.#known = placeOf(windows, now);
      return [this.#reset()];
    }
    const edited = windows.replies.filter((reply) => isEdited(reply, before));
    const recounted = windows.posts.filter((post) => isRecounted(post, before));
    return [
      ...edited.map((reply) => newsOf(reply)),
      ...added.map((item) => newsOf(item, advance(this.#known, item, now))),
      ...newsOfCounts(recounted),
    ];
  }

  /** The news for a listener who reconnects from the position in `text`. */
  since(text: string, now: number): News[] {
    const place = parsePlace(text, now);
    const missed = place && listUnknown(this.#windows, place);
    if (place === null || missed === null) return [this.#reset()];
    // Items that no one has received yet will be sent to all listeners soon.
    const known = missed.filter((item) =>
      cursorOf(this.#known, item).has(item.number),
    );
    return [
      ...known.map((item) => newsOf(item, advance(place, item, now))),
      ...newsOfCounts(this.#windows.posts),
    ];
  }

  #reset(): News {
    return toNews("reset", {}, this.place);
  }
}

function placeOf({ posts, replies }: Windows, now: number): Place {
  return {
    posts: Cursor.knowing(
      posts.map(({ number }) => number),
      now,
    ),
    replies: Cursor.knowing(
      replies.map(({ number }) => number),
      now,
    ),
  };
}

function cursorOf(place: Place, { event }: Item): Cursor {
  return event === "post" ? place.posts : place.replies;
}

/** Returns the position after the item. */
function advance(place: Place, item: Item, now: number): string {
  cursorOf(place, item).add(item.number, now);
  return placeText(place);
}

/** Oldest first, posts before replies; null if there may be more than the windows contain. */
function listUnknown(
  { posts, replies, size }: Windows,
  place: Place,
): Item[] | null {
  const lists: Item[][] = [posts, replies];
  const unknown = lists.map((list) =>
    list.filter((item) => !cursorOf(place, item).has(item.number)).reverse(),
  );
  const isCut = lists.some(
    (list, index) =>
      list.length === size && unknown[index]?.[0] === list.at(-1),
  );
  return isCut ? null : unknown.flat();
}

/** Whether an item that was sent no longer exists, so that clients must reload their lists. */
function isThinned(
  before: Windows,
  { posts, replies, size }: Windows,
): boolean {
  const contents = new Map(posts.map((post) => [post.number, post.content]));
  return (
    isGone(before.posts, posts, size) ||
    isGone(before.replies, replies, size) ||
    before.posts.some(
      ({ number, content }) => (contents.get(number) ?? content) !== content,
    )
  );
}

/** Items that newer ones pushed out of a full window still exist. */
function isGone(before: Item[], now: Item[], size: number): boolean {
  const numbers = new Set(now.map(({ number }) => number));
  const oldest = now.length < size ? 0 : (now.at(-1)?.number ?? 0);
  return before.some(({ number }) => number >= oldest && !numbers.has(number));
}

function isEdited(
  { number, content, asAuthor }: Item,
  { replies }: Windows,
): boolean {
  const before = replies.find((reply) => reply.number === number);
  if (before === undefined) return false;
  return before.content !== content || before.asAuthor !== asAuthor;
}

function isRecounted(
  { number, likeCount, replyCount }: PostItem,
  { posts }: Windows,
): boolean {
  const before = posts.find((post) => post.number === number);
  if (before === undefined) return false;
  return before.likeCount !== likeCount || before.replyCount !== replyCount;
}

function newsOf(item: Item, id?: string): News {
  const { authorId, event } = item;
  const frame = (reader: Reader) =>
    frameOf({ id, event, data: item.data(reader) });
  return { authorId, frame };
}

function newsOfCounts(posts: PostItem[]): News[] {
  if (posts.length === 0) return [];
  const items = posts.map(({ number, likeCount, replyCount }) => ({
    id: number,
    like_count: likeCount,
    reply_count: replyCount,
  }));
  return [toNews("post-counts", { items })];
}

/** News with the same text for everyone. */
export function toNews(event: string, data: unknown, id?: string): News {
  const frame = frameOf({ id, event, data });
  return { authorId: null, frame: () => frame };
}
