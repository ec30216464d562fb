import type { Post, PostPage } from "@nearsay/core/contract";
import fc from "@nearsay/core/testing/property";
import { resort, showsRings } from "./resort.ts";
import {
  type Timeline,
  addOlder,
  catchUp,
  countPosts,
  hear,
  pageSize,
  pagesOf,
  recount,
  showWaiting,
  startWith,
} from "./timeline.ts";

const viewerId = "me";

function post(id: number, more: Partial<Post> = {}): Post {
  return {
    id: String(id),
    content: `Post ${id}`,
    authorId: "neighbour",
    likeCount: 0,
    liked: false,
    replyCount: 0,
    createdAt: "2026-01-01T00:00:00Z",
    ...more,
  };
}

const state = { closed: false, slowMinutes: 0 };

const rest = { state, rings: false };

const own = (id: number) => post(id, { authorId: viewerId });

/** A server with posts 1 to `count`, which sends the newest before `before`. */
function pageOf(count: number, before = count + 1, size = 10): PostPage {
  const newest = Math.min(count, before - 1);
  const oldest = Math.max(1, newest - size + 1);
  const posts = Array.from({ length: Math.max(0, newest - oldest + 1) }).map(
    (_, index) => post(newest - index),
  );
  return { posts, next: oldest > 1 ? String(oldest) : null, ...rest };
}

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => Number(id));
const shownIds = ({ shown }: Timeline) => idsOf(shown);
const waitingIds = ({ waiting }: Timeline) => idsOf(waiting);

describe("a timeline", () => {
  it("makes other users' posts wait, newest first, and shows them on request", () => {
    let timeline = startWith(pageOf(3));
    for (const id of [5, 4]) timeline = hear(timeline, post(id), viewerId);
    expect(shownIds(timeline)).toEqual([3, 2, 1]);
    expect(waitingIds(timeline)).toEqual([5, 4]);
    timeline = showWaiting(timeline);
    expect(shownIds(timeline)).toEqual([5, 4, 3, 2, 1]);
    expect(waitingIds(timeline)).toEqual([]);
  });

  it("drops what was deleted when it catches up, and nothing older or newer than the page", () => {
    let timeline = startWith(pageOf(12, 13, 10));
    timeline = addOlder(timeline, "3", pageOf(12, 3));
    timeline = hear(timeline, own(14), viewerId);
    const page = pageOf(12, 13, 10);
    const left = page.posts.filter(({ id }) => id !== "7");
    timeline = catchUp(timeline, { ...page, posts: left });
    expect(shownIds(timeline)).toEqual([
      14, 12, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1,
    ]);
    const empty = catchUp(timeline, { posts: [], next: null, ...rest });
    expect(shownIds(empty)).toEqual([]);
  });

  it("contains the current discussion state once it catches up", () => {
    const closed = { closed: true, slowMinutes: 5 };
    const timeline = startWith(pageOf(12));
    expect(timeline.state).toEqual(state);
    expect(catchUp(timeline, { ...pageOf(12), state: closed }).state).toEqual(
      closed,
    );
  });

  it("shows the first post, and the viewer's own, at once", () => {
    const first = hear(startWith(pageOf(0)), post(1), viewerId);
    expect(shownIds(first)).toEqual([1]);
    const second = hear(hear(first, post(2), viewerId), own(3), viewerId);
    expect(shownIds(second)).toEqual([3, 1]);
    expect(shownIds(showWaiting(second))).toEqual([3, 2, 1]);
  });

  it("continues below and knows the number of posts at its end", () => {
    let timeline = startWith(pageOf(15));
    expect(countPosts(timeline)).toBeNull();
    timeline = addOlder(timeline, "6", pageOf(15, 6));
    expect(shownIds(timeline)).toEqual(idsOf(pageOf(15, 16, 15).posts));
    expect(countPosts(timeline)).toBe(15);
    expect(countPosts(hear(timeline, post(16), viewerId))).toBe(16);
  });

  it("ends with an empty page", () => {
    const page = { posts: [], next: "6", ...rest };
    expect(addOlder(startWith(pageOf(15)), "6", page).next).toBeNull();
  });

  it("keeps the position of a post received again, and the higher counts", () => {
    const timeline = startWith({
      posts: [post(2), post(1, { likeCount: 4, liked: true })],
      next: null,
      ...rest,
    });
    const next = hear(timeline, post(1, { replyCount: 2 }), viewerId);
    expect(next.shown).toEqual([
      post(2),
      post(1, { likeCount: 4, liked: true, replyCount: 2 }),
    ]);
    expect(next.waiting).toEqual([]);
  });

  it("applies received counts, also to waiting posts", () => {
    const timeline = hear(startWith(pageOf(1)), post(2), viewerId);
    const changes = [
      { id: "1", likeCount: 3, replyCount: 1 },
      { id: "2", likeCount: 1 },
      { id: "99", likeCount: 1 },
    ];
    const next = recount(recount(timeline, changes), [
      { id: "1", likeCount: 2 },
    ]);
    expect(next.shown).toEqual([post(1, { likeCount: 2, replyCount: 1 })]);
    expect(next.waiting).toEqual([post(2, { likeCount: 1 })]);
  });

  it("returns the same lists if nothing changes", () => {
    const timeline = startWith(pageOf(3));
    const { shown } = recount(timeline, [{ id: "99", likeCount: 1 }]);
    expect(shown).toBe(timeline.shown);
  });
});

describe("a timeline that missed too much", () => {
  it("makes new posts wait if none are missing in between", () => {
    const timeline = catchUp(startWith(pageOf(15)), pageOf(18));
    expect(waitingIds(timeline)).toEqual([18, 17, 16]);
    expect(shownIds(timeline)).toEqual(idsOf(pageOf(15).posts));
    expect(timeline.next).toBe("6");
  });

  it("shows only the newest page if posts are missing in between", () => {
    let timeline = catchUp(startWith(pageOf(15)), pageOf(90));
    timeline = hear(hear(timeline, post(91), viewerId), own(92), viewerId);
    expect(shownIds(timeline)).toEqual([92, ...idsOf(pageOf(15).posts)]);
    timeline = showWaiting(timeline);
    expect(shownIds(timeline)).toEqual([92, 91, ...idsOf(pageOf(90).posts)]);
    expect(timeline.next).toBe("81");
  });

  it("ignores an older page of posts that were removed", () => {
    const timeline = showWaiting(catchUp(startWith(pageOf(15)), pageOf(90)));
    expect(addOlder(timeline, "6", pageOf(15, 6))).toBe(timeline);
  });

  it("restarts if nothing was shown", () => {
    const timeline = catchUp(startWith(pageOf(0)), pageOf(90));
    expect(timeline).toEqual(startWith(pageOf(90)));
  });
});

/**
 * Events in any order: a post by another user, an own post, a post received
 * again, the next page, showing waiting posts, catching up after a gap.
 */
const step = fc.constantFrom("other", "own", "again", "older", "look", "reset");

describe("a timeline after any events", () => {
  it("contains each post once, newest first, and never moves what is read", () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.array(step), (count, steps) => {
        let last = count;
        let timeline = startWith(pageOf(count));
        for (const name of steps) {
          const before = shownIds(timeline);
          if (name === "other")
            timeline = hear(timeline, post(++last), viewerId);
          if (name === "own") timeline = hear(timeline, own(++last), viewerId);
          if (name === "again" && last > 0)
            timeline = hear(timeline, post(last), viewerId);
          if (name === "older" && timeline.next !== null) {
            const page = pageOf(last, Number(timeline.next));
            timeline = addOlder(timeline, timeline.next, page);
          }
          if (name === "look") timeline = showWaiting(timeline);
          if (name === "reset") timeline = catchUp(timeline, pageOf(last));
          const ids = shownIds(timeline);
          const all = [...ids, ...waitingIds(timeline)];
          expect(new Set(all).size).toBe(all.length);
          expect(ids).toEqual([...ids].sort((a, b) => b - a));
          const stay = ids.filter((id) => before.includes(id));
          expect(stay).toEqual(before);
        }
        const whole = showWaiting(timeline);
        const oldest = shownIds(whole).at(-1) ?? 1;
        expect(shownIds(whole)).toEqual(
          idsOf(pageOf(last, last + 1, last - oldest + 1).posts),
        );
      }),
    );
  });
});

describe("a timeline in another order", () => {
  const page = (ids: number[], next: string | null = null): PostPage => ({
    posts: ids.map((id) => post(id)),
    next,
    ...rest,
  });
  const sorted = (ids: number[], next: string | null = null) =>
    startWith(page(ids, next), "liked");

  it("keeps the server's order, page after page, and each post once", () => {
    let timeline = sorted([4, 9, 2], "on");
    timeline = addOlder(timeline, "on", page([9, 1, 7]));
    expect(shownIds(timeline)).toEqual([4, 9, 2, 1, 7]);
    expect(countPosts(timeline)).toBe(5);
  });

  it("shows newer posts above, the newest first, and moves nothing else", () => {
    let timeline = sorted([4, 9, 2], "on");
    for (const id of [11, 12]) timeline = hear(timeline, post(id), viewerId);
    expect(shownIds(timeline)).toEqual([4, 9, 2]);
    expect(waitingIds(timeline)).toEqual([12, 11]);
    timeline = hear(timeline, own(13), viewerId);
    timeline = recount(timeline, [{ id: "2", likeCount: 99 }]);
    expect(shownIds(timeline)).toEqual([13, 4, 9, 2]);
    timeline = showWaiting(timeline);
    expect(shownIds(timeline)).toEqual([12, 11, 13, 4, 9, 2]);
    timeline = addOlder(timeline, "on", page([13, 12, 1]));
    expect(shownIds(timeline)).toEqual([12, 11, 13, 4, 9, 2, 1]);
  });

  it("keeps posts waiting that are not on the page", () => {
    let timeline = startWith(page([3, 2, 1]));
    for (const id of [4, 5]) timeline = hear(timeline, post(id), viewerId);
    timeline = resort(timeline, page([2, 4], "on"), "near");
    expect(shownIds(timeline)).toEqual([2, 4]);
    expect(waitingIds(timeline)).toEqual([5]);
    timeline = resort(timeline, page([5, 4, 3, 2, 1]), "new");
    expect(shownIds(timeline)).toEqual([5, 4, 3, 2, 1]);
    expect(waitingIds(timeline)).toEqual([]);
  });

  it("drops deleted posts when it catches up, and treats posts it cannot have seen as new", () => {
    const all = catchUp(sorted([4, 9, 2]), page([10, 9, 4, 3], "x"));
    expect(shownIds(all)).toEqual([4, 9, 2]);
    expect(waitingIds(all)).toEqual([10, 3]);
    const part = catchUp(sorted([4, 9, 2], "on"), page([10, 9, 3, 1]));
    expect(shownIds(part)).toEqual([9]);
    expect(waitingIds(part)).toEqual([]);
    expect(part.next).toBe("on");
  });

  it("knows of rings from the server, shown posts and waiting posts", () => {
    const plain = startWith(page([1]));
    expect(showsRings(plain)).toBe(false);
    expect(showsRings({ ...plain, rings: true })).toBe(true);
    const near = post(2, { ring: "near" });
    expect(showsRings(hear(plain, near, viewerId))).toBe(true);
    expect(showsRings(hear(plain, near, "neighbour"))).toBe(true);
  });
});

describe("pages", () => {
  const groups = (timeline: Timeline) =>
    new Map(
      pagesOf(timeline).map(({ number, posts }) => [number, idsOf(posts)]),
    );

  it("contain every post once and in order, with the right number above each", () => {
    fc.assert(
      fc.property(fc.nat({ max: 170 }), fc.nat({ max: 170 }), (old, added) => {
        let timeline = startWith(pageOf(old, old + 1, 200));
        for (let id = old + 1; id <= old + added; id++)
          timeline = hear(timeline, own(id), viewerId);
        const pages = pagesOf(timeline);
        expect(pages.flatMap(({ posts }) => posts)).toEqual(timeline.shown);
        for (const { posts, above } of pages) {
          expect(posts.length).toBeGreaterThan(0);
          expect(posts.length).toBeLessThanOrEqual(pageSize);
          expect(posts[0]).toBe(timeline.shown[above]);
        }
      }),
    );
  });

  it("keep their posts when others are added above and below", () => {
    let timeline = startWith(pageOf(120, 121, pageSize));
    const before = groups(timeline);
    timeline = addOlder(timeline, "71", pageOf(120, 71, pageSize));
    for (let id = 121; id < 180; id++)
      timeline = hear(timeline, own(id), viewerId);
    const after = groups(timeline);
    for (const [number, ids] of before) expect(after.get(number)).toEqual(ids);
    expect([...after.keys()]).toEqual([-2, -1, 0, 1]);
  });
});
