import type {
  DiscussionState,
  Post,
  PostPage,
  PostSort,
} from "@nearsay/core/contract";

/** The posts under a survey as far as they are known, in their order. What came since they were put in it stands above, the newest first. */
export interface Timeline {
  readonly sort: PostSort;
  /** What is read. Nothing that others write moves it. */
  readonly shown: readonly Post[];
  /** What others have written since, until somebody wants to see it. */
  readonly waiting: readonly Post[];
  /** Where the next older page begins; null once all are here. */
  readonly next: string | null;
  /** Where posts that were missed begin, below those that wait and above those shown; null where none were. */
  readonly gap: string | null;
  /** The newest that the first page brought. */
  readonly startId: string | null;
  readonly state: DiscussionState;
  /** Whether the server knows of a post that says from how far it was written. */
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

/** A page that was asked for with `before`; it is too late when others are shown by now. */
export function addOlder(
  timeline: Timeline,
  before: string,
  page: PostPage,
): Timeline {
  if (timeline.next !== before) return timeline;
  // A page that brings nothing ends the list, whatever it says.
  const next = page.posts.length > 0 ? page.next : null;
  return { ...show(timeline, page.posts, true), next };
}

/** A post that somebody wrote now, or one that is known already. */
export function hear(
  timeline: Timeline,
  post: Post,
  viewerId: string | null,
): Timeline {
  const own = post.authorId === viewerId;
  if (own || timeline.shown.length === 0) return show(timeline, [post]);
  return hold(timeline, [post]);
}

/** The newest page, after too much was missed. */
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

/** In another order the newest page tells what is gone; what is new on it only where all there was is here. */
function catchUpSorted(timeline: Timeline, page: PostPage): Timeline {
  const left = dropGone(timeline, page);
  const held = hold(left, page.posts);
  const { waiting } = timeline.next === null ? held : left;
  return { ...held, waiting, state: page.state };
}

/** Without what was deleted meanwhile; what is newer than the page may have been written since. */
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

/** Shows what waits; what is shown makes room for it where posts between the two were missed. */
export function showWaiting(timeline: Timeline): Timeline {
  const { waiting, gap } = timeline;
  const { shown } = show(timeline, waiting);
  const freed = { ...timeline, waiting: [], gap: null };
  if (gap === null) return { ...freed, shown };
  const last = shown.findIndex(({ id }) => id === waiting.at(-1)?.id);
  return { ...freed, shown: shown.slice(0, last + 1), next: gap };
}

/** What is told of a post holds, whatever was known of it. */
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

/** How many posts there are; null while that is not known. */
export function countPosts(timeline: Timeline): number | null {
  const { shown, waiting, next, gap } = timeline;
  return next === null && gap === null ? shown.length + waiting.length : null;
}

/** What is shown by age alone is put in its place; else what is new stands above all that is known, or below. */
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

/** Lets posts wait that are not shown. */
export function hold(timeline: Timeline, posts: readonly Post[]): Timeline {
  const known = new Set(timeline.shown.map(({ id }) => id));
  const shown = posts.filter(({ id }) => known.has(id));
  const unknown = posts.filter(({ id }) => !known.has(id));
  const waiting = newestFirst(merge(timeline.waiting, unknown));
  return { ...timeline, shown: merge(timeline.shown, shown), waiting };
}

/** Each post once, in its newest state; first those that are known, where they stood. */
function merge(known: readonly Post[], told: readonly Post[]): Post[] {
  const byId = new Map(known.map((post) => [post.id, post]));
  for (const post of told) {
    byId.set(post.id, newest(byId.get(post.id), post));
  }
  return [...byId.values()];
}

/** Two answers may overtake each other; likes and replies only ever grow. */
function newest(known: Post | undefined, told: Post): Post {
  if (known === undefined) return told;
  return {
    ...told,
    likeCount: Math.max(known.likeCount, told.likeCount),
    replyCount: Math.max(known.replyCount, told.replyCount),
    liked: known.liked || told.liked,
  };
}

function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((one, other) => Number(other.id) - Number(one.id));
}

/** Posts that are asked for, and drawn, at a time. */
export const pageSize = 50;

interface Page {
  /** 0 for the first page there was; those above it count down. */
  number: number;
  posts: readonly Post[];
  /** How many posts stand above it. */
  above: number;
}

/**
 * What is shown, in pages whose posts stay together: what comes at the top
 * makes pages of its own, so that none is drawn anew elsewhere.
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
