import type {
  DiscussionState,
  Post,
  PostPage,
  PostSort,
} from "@nearsay/core/contract";

/**
 * The known posts about a survey, in order. Posts that arrived since the order
 * was set are above, the newest first.
 */
export interface Timeline {
  readonly sort: PostSort;
  /** The rendered posts. Other users' posts never move them. */
  readonly shown: readonly Post[];
  /** Posts that others have written since, until the user shows them. */
  readonly waiting: readonly Post[];
  /** Where the next older page begins; null once all are loaded. */
  readonly next: string | null;
  /**
   * Where missed posts begin, below the waiting ones and above the shown ones;
   * null if there are none.
   */
  readonly gap: string | null;
  /** The newest post of the first page. */
  readonly startId: string | null;
  readonly state: DiscussionState;
  /** Whether the server knows of a post that shows from how far it was written. */
  readonly rings: boolean;
}

/** What may change about a post. */
export type PostChange = Pick<Post, "id"> &
  Partial<Pick<Post, "likeCount" | "replyCount">>;

export function startWith(page: PostPage, sort: PostSort = "new"): Timeline {
  const { posts, next, state, rings } = page;
  const shown = sort === "new" ? newestFirst(posts) : posts;
  const startId = shown[0]?.id ?? null;
  return { sort, shown, waiting: [], next, gap: null, startId, state, rings };
}

/** Adds a page requested with `before`; ignored if the timeline has changed in the meantime. */
export function addOlder(
  timeline: Timeline,
  before: string,
  page: PostPage,
): Timeline {
  if (timeline.next !== before) return timeline;
  // An empty page ends the list, even if it has a `next`.
  const next = page.posts.length > 0 ? page.next : null;
  return { ...show(timeline, page.posts, true), next };
}

/** Adds a new post, or updates a known one. */
export function hear(
  timeline: Timeline,
  post: Post,
  viewerId: string | null,
): Timeline {
  const own = post.authorId === viewerId;
  if (own || timeline.shown.length === 0) return show(timeline, [post]);
  return hold(timeline, [post]);
}

/** Merges the newest page, after too much was missed. */
export function catchUp(timeline: Timeline, page: PostPage): Timeline {
  if (timeline.shown.length === 0 || page.posts.length === 0)
    return startWith(page);
  if (timeline.sort !== "new") return catchUpSorted(timeline, page);
  const oldest = page.posts.at(-1)?.id;
  const isKnown = ({ id }: Post) => id === oldest;
  const touches =
    page.next === null ||
    timeline.waiting.some(isKnown) ||
    timeline.shown.some(isKnown);
  const { next, posts, state } = page;
  const gap = next === null ? null : timeline.gap;
  if (touches) return { ...hold(dropGone(timeline, page), posts), gap, state };
  return { ...timeline, waiting: newestFirst(posts), gap: next, state };
}

/**
 * In another order the newest page only shows what was deleted; its new posts
 * are used only if all posts had been loaded.
 */
function catchUpSorted(timeline: Timeline, page: PostPage): Timeline {
  const left = dropGone(timeline, page);
  const held = hold(left, page.posts);
  const { waiting } = timeline.next === null ? held : left;
  return { ...held, waiting, state: page.state };
}

/** Removes posts deleted in the meantime; posts newer than the page may have been written since. */
function dropGone(timeline: Timeline, { posts, next }: PostPage): Timeline {
  const numbers = posts.map(({ id }) => Number(id));
  const oldest = next === null ? 0 : Math.min(...numbers);
  const newest = Math.max(...numbers);
  const isHere = ({ id }: Post) =>
    Number(id) < oldest || Number(id) > newest || numbers.includes(Number(id));
  return {
    ...timeline,
    shown: timeline.shown.filter(isHere),
    waiting: timeline.waiting.filter(isHere),
  };
}

/**
 * Shows waiting posts. If posts between them and the shown ones were missed,
 * the shown ones are removed.
 */
export function showWaiting(timeline: Timeline): Timeline {
  const { waiting, gap } = timeline;
  const { shown } = show(timeline, waiting);
  const freed = { ...timeline, waiting: [], gap: null };
  if (gap === null) return { ...freed, shown };
  const last = shown.findIndex(({ id }) => id === waiting.at(-1)?.id);
  return { ...freed, shown: shown.slice(0, last + 1), next: gap };
}

/** Applies received counts, whatever was known before. */
export function recount(
  timeline: Timeline,
  changes: readonly PostChange[],
): Timeline {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const apply = (posts: readonly Post[]) =>
    posts.some(({ id }) => byId.has(id))
      ? posts.map((post) => ({ ...post, ...byId.get(post.id) }))
      : posts;
  const { shown, waiting } = timeline;
  return { ...timeline, shown: apply(shown), waiting: apply(waiting) };
}

/** Number of posts; null while unknown. */
export function countPosts(timeline: Timeline): number | null {
  const { shown, waiting, next, gap } = timeline;
  return next === null && gap === null ? shown.length + waiting.length : null;
}

/**
 * In the order by age, posts are inserted by age; in other orders new posts go
 * above all known ones, or below.
 */
function show(
  timeline: Timeline,
  posts: readonly Post[],
  below = false,
): Timeline {
  const { sort, shown } = timeline;
  const ids = new Set(posts.map(({ id }) => id));
  const waiting = timeline.waiting.filter(({ id }) => !ids.has(id));
  const merged = merge(shown, posts);
  if (sort === "new")
    return { ...timeline, shown: newestFirst(merged), waiting };
  const added = merged.splice(shown.length);
  const ordered = below
    ? [...merged, ...added]
    : [...newestFirst(added), ...merged];
  return { ...timeline, shown: ordered, waiting };
}

/** Makes posts wait if they are not shown. */
export function hold(timeline: Timeline, posts: readonly Post[]): Timeline {
  const known = new Set(timeline.shown.map(({ id }) => id));
  const shown = posts.filter(({ id }) => known.has(id));
  const unknown = posts.filter(({ id }) => !known.has(id));
  const waiting = newestFirst(merge(timeline.waiting, unknown));
  return { ...timeline, shown: merge(timeline.shown, shown), waiting };
}

/** Each post once, in its newest state; known ones first, at their positions. */
function merge(known: readonly Post[], received: readonly Post[]): Post[] {
  const byId = new Map(known.map((post) => [post.id, post]));
  for (const post of received) {
    byId.set(post.id, newest(byId.get(post.id), post));
  }
  return [...byId.values()];
}

/** Responses may arrive out of order; likes and replies only ever grow. */
function newest(known: Post | undefined, received: Post): Post {
  if (known === undefined) return received;
  return {
    ...received,
    likeCount: Math.max(known.likeCount, received.likeCount),
    replyCount: Math.max(known.replyCount, received.replyCount),
    liked: known.liked || received.liked,
  };
}

function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((one, other) => Number(other.id) - Number(one.id));
}

/** Number of posts that are loaded and rendered at a time. */
export const pageSize = 50;

interface Page {
  /** 0 for the first loaded page; pages above it are negative. */
  number: number;
  posts: readonly Post[];
  /** Number of posts above it. */
  above: number;
}

/**
 * The shown posts in pages whose posts stay together: new posts at the top form
 * new pages, so that no post is re-mounted elsewhere.
 */
export function pagesOf({ shown, startId }: Timeline): Page[] {
  const start = shown.findIndex(({ id }) => id === startId);
  const newer = start < 0 ? shown.length : start;
  const first = -Math.ceil(newer / pageSize);
  const count = Math.ceil((shown.length - newer) / pageSize) - first;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const from = Math.max(0, newer + number * pageSize);
    const posts = shown.slice(from, newer + (number + 1) * pageSize);
    return { number, posts, above: from };
  });
}
