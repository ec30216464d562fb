import {
  FakeEventSource,
  json,
  refusal,
  renderAt,
} from "@nearsay/core/testing";
import { act, cleanup, screen, within } from "@testing-library/react";
import { Discussion } from "../discussion.tsx";
import { post } from "../testing/messages.ts";
import { openDiscussion } from "../testing/open-discussion.tsx";

const likeButton = (name: string) => screen.getByRole("button", { name });

describe("a like of a post", () => {
  it("shows at once, then with the server's count", async () => {
    const { network, user } = await openDiscussion({
      posts: [post(1, { like_count: 2 })],
    });
    let arrive: (answer: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (arrive = resolve));
    network.on("POST /api/posts/like", () => answered);
    await user.click(likeButton("Like 2"));
    expect(likeButton("Liked 3")).toHaveFocus();
    expect(await screen.findByText("Liked")).toHaveAttribute("role", "status");
    arrive(json({ like_count: 5 }));
    expect(
      await screen.findByRole("button", { name: "Liked 5" }),
    ).toBeVisible();
    expect(network.to("POST /api/posts/like")[0]?.body).toEqual({ postId: 1 });
    act(() => {
      FakeEventSource.latest().receive("post-counts", {
        items: [{ id: 1, like_count: 6, reply_count: 0 }],
      });
    });
    expect(likeButton("Liked 6")).toBeVisible();
  });

  it("can be given once", async () => {
    const { network, user } = await openDiscussion();
    network.on("POST /api/posts/like", { like_count: 1 });
    await user.click(likeButton("Like"));
    const liked = await screen.findByRole("button", { name: "Liked 1" });
    expect(liked).toHaveAttribute("aria-disabled", "true");
    await user.click(liked);
    expect(network.to("POST /api/posts/like")).toHaveLength(1);
  });

  it("is not offered for the placeholder of a deleted post, which names no one", async () => {
    await openDiscussion({ posts: [post(1, { deleted: true })] });
    expect(screen.getByText("Anonymous")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Like" })).toBeNull();
    expect(screen.getByRole("button", { name: "Reply" })).toBeVisible();
  });

  it("given earlier stays given", async () => {
    const { network, user } = await openDiscussion({
      posts: [post(1, { like_count: 1, liked: true })],
    });
    await user.click(likeButton("Liked 1"));
    expect(network.to("POST /api/posts/like")).toHaveLength(0);
  });

  it.each([
    [() => refusal(429, "Too many likes."), "Too many likes."],
    [
      () => Promise.reject(new TypeError("connection lost")),
      "The server could not be reached.",
    ],
  ])("is undone if it fails, and shows why (%#)", async (answer, why) => {
    const { network, user } = await openDiscussion();
    network.on("POST /api/posts/like", answer);
    await user.click(likeButton("Like"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The like could not be saved.");
    expect(alert).toHaveTextContent(why);
    expect(likeButton("Like")).toHaveFocus();
    network.on("POST /api/posts/like", () => new Promise(() => undefined));
    await user.click(likeButton("Like"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("that fails while its post is not rendered is announced at once, and shown below the post once it is rendered again", async () => {
    const { network, user, store } = await openDiscussion();
    let arrive: (answer: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (arrive = resolve));
    network.on("POST /api/posts/like", () => answered);
    await user.click(likeButton("Like"));
    await screen.findByRole("button", { name: "Liked 1" });
    cleanup();
    arrive(refusal(429, "Too many likes."));
    expect(
      await screen.findByText(
        "The like could not be saved. Too many likes.",
        {},
        { timeout: 2000 },
      ),
    ).toHaveAttribute("role", "status");
    renderAt(<Discussion surveyId="7" onPostCountChange={jest.fn()} />, {
      store,
      path: "/",
      state: null,
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The like could not be saved.");
    expect(alert).toHaveTextContent("Too many likes.");
    expect(likeButton("Like")).toBeVisible();
    network.on("POST /api/posts/like", { like_count: 1 });
    await user.click(likeButton("Like"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not sent without consent, which is requested in place and then sends it", async () => {
    const { network, user } = await openDiscussion({ consented: false });
    const article = screen.getByRole("article");
    network.on("POST /api/posts/like", { like_count: 1 });
    await user.click(likeButton("Like"));
    expect(await within(article).findByRole("group")).toHaveTextContent(
      "Enable anonymous ID participation via the Anonymous ID Policy page to interact.",
    );
    expect(likeButton("Like")).toBeVisible();
    expect(network.to("POST /api/posts/like")).toHaveLength(0);
    await user.click(
      within(article).getByRole("button", { name: "Enable and like" }),
    );
    expect(
      await within(article).findByRole("button", { name: "Liked 1" }),
    ).toHaveFocus();
    expect(network.to("POST /api/posts/like")).toHaveLength(1);
  });
});
