import { json, refusal } from "@nearsay/core/testing";
import { act, screen, within } from "@testing-library/react";
import { post, reply } from "./testing/messages.ts";
import {
  composer,
  openDiscussion,
  postButton,
} from "./testing/open-discussion.tsx";

const words = "Hidden by the author of the survey: spam.";
const hidden = { content: words, user_id: "", hidden: true };
const closed = { closed: true, slow_minutes: 0 };
const open = { closed: false, slow_minutes: 0 };
const box = () => screen.queryByRole("textbox", { name: "Your Post" });

const posts = (discussion: object, items: object[] = [post(1)]) => ({
  routes: { "GET /api/posts": () => json({ items, next: null, discussion }) },
});

describe("a discussion moderated by its author", () => {
  it("shows a hidden post without its author, with its replies and no actions", async () => {
    const { user } = await openDiscussion({
      posts: [post(2), post(1, { ...hidden, reply_count: 1 })],
      replies: [reply(5, hidden)],
    });
    expect(screen.getByText(words)).toHaveClass("instead");
    const place = screen.getByText(words).closest("article")!;
    expect(within(place).queryByRole("button", { name: "Like" })).toBeNull();
    await user.click(within(place).getByRole("button", { name: /^1 reply/ }));
    const thread = await screen.findByRole("group", { name: /^Replies to/ });
    expect(await within(thread).findByText(words)).toBeVisible();
    expect(within(thread).queryByRole("textbox")).toBeNull();
  });

  it("offers no thread under a hidden post without replies", async () => {
    await openDiscussion({ posts: [post(2), post(1, hidden)] });
    const place = screen.getByText(words).closest("article")!;
    expect(within(place).queryAllByRole("button")).toEqual([]);
  });

  it("shows a sentence instead of the form if it is closed", async () => {
    await openDiscussion(posts(closed));
    expect(screen.getByText(/has closed the discussion/)).toBeVisible();
    expect(box()).toBeNull();
  });

  it("offers, if it is closed, only threads with replies", async () => {
    await openDiscussion(posts(closed, [post(2), post(1, { reply_count: 1 })]));
    const threads = screen.getAllByRole("button", { expanded: false });
    expect(threads.map(({ textContent }) => textContent)).toEqual(["1 reply"]);
  });

  it("shows how often a user can write", async () => {
    await openDiscussion(posts({ closed: false, slow_minutes: 5 }));
    expect(screen.getByText(/once every 5 minutes/)).toBeVisible();
    expect(composer()).toBeVisible();
  });

  it("keeps what is typed if it closes in the meantime", async () => {
    const { network, user } = await openDiscussion(posts(open));
    await user.type(composer(), "Half a thought");
    network.on("GET /api/posts", { items: [post(1)], discussion: closed });
    network.on("POST /api/posts", () => refusal(409, "It was closed."));
    await user.click(postButton());
    expect(await screen.findByText("It was closed.")).toBeVisible();
    expect(composer()).toHaveValue("Half a thought");
  });

  it("keeps what was typed before the user came back", async () => {
    sessionStorage.setItem(
      "unsent_post:7",
      JSON.stringify({ text: "Half a thought" }),
    );
    await openDiscussion(posts(closed));
    expect(screen.getByText(/Your text stays here/)).toBeVisible();
    expect(composer()).toHaveValue("Half a thought");
    act(() => sessionStorage.clear());
  });
});
