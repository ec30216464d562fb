import {
  FakeEventSource,
  type NetworkCall,
  json,
  refusal,
} from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import {
  fakeIntersection,
  hurryPast,
  scrollBy,
  scrollPast,
} from "../testing/fake-intersection.ts";
import { post } from "../testing/messages.ts";
import {
  answerPosts,
  composer,
  openDiscussion,
  postButton,
} from "../testing/open-discussion.tsx";

beforeEach(fakeIntersection);

/** Replies with posts 1 to `count` in pages, newest first. */
function pagesUpTo(count: number) {
  return ({ path }: NetworkCall) => {
    const { searchParams } = new URL(path, location.origin);
    const newest = Number(searchParams.get("before") ?? count + 1) - 1;
    const limit = Number(searchParams.get("limit"));
    const length = Math.min(limit, newest);
    const items = Array.from({ length }, (_, index) => post(newest - index));
    return json({ items, next: newest > length ? newest - length + 1 : null });
  };
}

async function openLong(count: number) {
  return openDiscussion({
    routes: { "GET /api/posts": pagesUpTo(count) },
  });
}

/** The rendered posts, from the top. */
const shown = () =>
  [...document.querySelectorAll("article")].map(
    (article) => /Post \d+/.exec(article.textContent)?.[0],
  );
const posts = (...ids: number[]) => ids.map((id) => `Post ${id}`);

const articleOf = (id: number) =>
  screen.getByText(`Post ${id}`).closest("article");

function older(): HTMLButtonElement {
  const button = screen.getByText("Show older posts").closest("button");
  if (button === null) throw new Error("There are no older posts.");
  return button;
}

/** Rendering hundreds of posts is slow in jsdom. */
const draws = (count: number) =>
  waitFor(
    () => {
      expect(shown()).toHaveLength(count);
    },
    { timeout: 10_000 },
  );

function hear(event: string, data: object): void {
  act(() => {
    FakeEventSource.latest().receive(event, data);
  });
}

describe("a long discussion", () => {
  it("loads automatically up to its end, and reports a count once it knows one", async () => {
    const { network, onPostCountChange } = await openLong(120);
    expect(onPostCountChange).not.toHaveBeenCalled();
    for (const count of [100, 120]) {
      await scrollBy(older(), true);
      await draws(count);
    }
    expect(screen.queryByText("Show older posts")).toBeNull();
    expect(network.to("GET /api/posts").map(({ path }) => path)).toEqual([
      "/api/posts?surveyId=7&limit=50",
      "/api/posts?surveyId=7&before=71&limit=50",
      "/api/posts?surveyId=7&before=21&limit=50",
    ]);
    expect(new Set(shown()).size).toBe(120);
    expect(onPostCountChange.mock.calls).toEqual([[120]]);
    const last = articleOf(1)?.closest("li");
    expect(last).toHaveAttribute("aria-posinset", "120");
    expect(last).toHaveAttribute("aria-setsize", "120");
  });

  it("loads one page for a reader who jumps past its end, and the next with the next jump", async () => {
    const { network } = await openLong(200);
    const jump = () => scrollPast(older());
    await scrollBy(older(), false);
    await jump();
    await draws(100);
    // The browser keeps what is below in position, and the end above it.
    await jump();
    await jump();
    expect(older()).not.toHaveAttribute("aria-busy", "true");
    await scrollBy(older(), false);
    await jump();
    await draws(150);
    expect(network.to("GET /api/posts")).toHaveLength(3);
  });

  it("loads pages in a browser so busy that it reports far and near at once", async () => {
    await openLong(160);
    await scrollBy(older(), false, true);
    await draws(100);
    await hurryPast(older());
    await draws(150);
  });

  it("reports the count of the server", async () => {
    const { onPostCountChange } = await openLong(51);
    hear("counts", { post_count: 5_000 });
    expect(onPostCountChange.mock.calls).toEqual([[5_000]]);
  });

  it("continues by a button press, focusing the first older post", async () => {
    const { user } = await openLong(60);
    await user.click(older());
    await draws(60);
    expect(articleOf(10)).toHaveFocus();
  });

  it("shows that older posts are loading", async () => {
    const { network, user } = await openLong(60);
    network.on("GET /api/posts", () => new Promise(() => undefined));
    await user.click(older());
    expect(older()).toHaveAttribute("aria-busy", "true");
  });

  it("keeps what is shown when a page fails, and retries on request", async () => {
    const { network, user } = await openLong(60);
    network.on("GET /api/posts", () => refusal(503, "Back in a minute."));
    await scrollBy(older(), true);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The older posts could not be loaded.",
    );
    expect(shown()).toHaveLength(50);
    network.on("GET /api/posts", pagesUpTo(60));
    await user.click(screen.getByText("Try again"));
    await draws(60);
    expect(articleOf(10)).toHaveFocus();
  });

  it("renders a far away page as an empty one of the same height, unless it is in use", async () => {
    const { user } = await openLong(60);
    await scrollBy(older(), true);
    await draws(60);
    const page = articleOf(60)?.closest("ul");
    if (!page) throw new Error("There is no page.");
    page.getBoundingClientRect = () => new DOMRect(0, 0, 300, 6_000);
    await scrollBy(page, false);
    expect(shown()).toHaveLength(10);
    expect(page).toHaveStyle({ blockSize: "6000px" });
    await scrollBy(page, true);
    expect(shown()).toHaveLength(60);
    const toggle = articleOf(60)?.querySelector("button");
    if (toggle) await user.click(toggle);
    toggle?.blur();
    await scrollBy(page, false);
    expect(shown()).toHaveLength(60);
  });
});

describe("a post by another user", () => {
  it("waits while others are read, and is shown on request", async () => {
    const { user, onPostCountChange } = await openDiscussion();
    await user.click(composer());
    hear("post", { post: post(2) });
    hear("post", { post: post(2) });
    expect(shown()).toEqual(posts(1));
    expect(composer()).toHaveFocus();
    expect(onPostCountChange).toHaveBeenLastCalledWith(2);
    await screen.findByText("1 new post", { selector: "[data-announcer]" });
    hear("post", { post: post(3) });
    await user.click(screen.getByRole("button", { name: "2 new posts" }));
    expect(shown()).toEqual(posts(3, 2, 1));
    expect(articleOf(3)).toHaveFocus();
    expect(screen.queryByRole("button", { name: /new post/ })).toBeNull();
  });

  it("is shown at once if there was none", async () => {
    await openDiscussion({ posts: [] });
    hear("post", { post: post(1) });
    expect(shown()).toEqual(posts(1));
  });

  it("is not lost while the first page is loading", async () => {
    await openDiscussion({
      routes: {
        "GET /api/posts": () => {
          const source = FakeEventSource.latest();
          source.receive("post", { post: post(2) });
          const counted = { postId: 1, reply: { id: 8 }, reply_count: 4 };
          source.receive("reply", counted);
          return json({ items: [post(1)], next: null });
        },
      },
    });
    expect(screen.getByRole("button", { name: "1 new post" })).toBeVisible();
    expect(screen.getByRole("button", { name: "4 replies" })).toBeVisible();
  });
});

describe("a post by the viewer", () => {
  it("is shown once if its event arrives before the response", async () => {
    const { network, user } = await openDiscussion();
    answerPosts(network);
    await user.type(composer(), "Post 9");
    await user.click(postButton());
    hear("post", { post: post(9, { user_id: "me" }) });
    await waitFor(() => {
      expect(composer()).toHaveValue("");
    });
    hear("post", { post: post(9, { user_id: "me" }) });
    expect(shown()).toEqual(posts(9, 1));
  });

  it("from another tab is shown at once", async () => {
    await openDiscussion();
    hear("post", { post: post(2, { user_id: "me" }) });
    expect(shown()).toEqual(posts(2, 1));
  });
});

describe("live posts", () => {
  it("show their likes and replies as they arrive", async () => {
    await openDiscussion();
    hear("post-counts", { items: [{ id: 1, like_count: 3, reply_count: 0 }] });
    expect(screen.getByRole("button", { name: "Like 3" })).toBeVisible();
    hear("reply", { postId: 1, reply: { id: 8 }, reply_count: 2 });
    expect(screen.getByRole("button", { name: "2 replies" })).toBeVisible();
  });

  it("are caught up with if too much was missed", async () => {
    const { network, user } = await openLong(3);
    network.on("GET /api/posts", () => refusal(503, "Back in a minute."));
    hear("reset", {});
    await waitFor(() => {
      expect(network.to("GET /api/posts")).toHaveLength(2);
    });
    expect(shown()).toEqual(posts(3, 2, 1));
    network.on("GET /api/posts", pagesUpTo(5));
    hear("counts", { post_count: 5 });
    await user.click(
      await screen.findByRole("button", { name: "2 new posts" }),
    );
    expect(shown()).toEqual(posts(5, 4, 3, 2, 1));
  });

  it("are removed for the newest ones if posts in between were missed", async () => {
    const { network, user } = await openLong(3);
    network.on("GET /api/posts", pagesUpTo(90));
    hear("reset", {});
    await user.click(
      await screen.findByRole("button", { name: "50 new posts" }),
    );
    await draws(50);
    expect(articleOf(90)).toHaveFocus();
    expect(older()).toBeVisible();
  });
});
