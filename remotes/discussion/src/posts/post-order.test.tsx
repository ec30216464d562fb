import { FakeEventSource, json, refusal } from "@nearsay/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { comeNear, fakeIntersection } from "../testing/fake-intersection.ts";
import { post } from "../testing/messages.ts";
import { openDiscussion } from "../testing/open-discussion.tsx";

beforeEach(fakeIntersection);

const orders = () =>
  screen
    .queryAllByRole("radio")
    .map((radio) => radio.parentElement?.textContent);
const order = (name: string) => screen.getByRole("radio", { name });
const shown = () =>
  screen
    .getAllByRole("article")
    .map((article) => /Post \d+/.exec(article.textContent)?.[0]);
const posts = (...ids: number[]) => ids.map((id) => `Post ${id}`);
const list = (ids: number[], more: object = {}) =>
  json({ items: ids.map((id) => post(id)), next: null, rings: true, ...more });

/** Sorts posts by nearness on two pages, and by anything else on one. */
async function openSorted(at: { path?: string; state?: unknown } = {}) {
  const routes = {
    "GET /api/posts": ({ path }: { path: string }) => {
      const query = new URL(path, location.origin).searchParams;
      if (query.get("sort") !== "near") return list([3, 2, 1]);
      return query.get("after") === "on"
        ? list([3])
        : list([1, 2], { next: "on" });
    },
  };
  const opened = await openDiscussion({ posts: [post(3)], routes, ...at });
  await screen.findByRole("radio", { name: "Nearest" });
  return opened;
}

describe("the order of posts", () => {
  it("is offered by nearness if a post shows from how far it was written", async () => {
    await openSorted();
    expect(orders()).toEqual(["Nearest", "Newest", "Most liked"]);
    expect(order("Newest")).toBeChecked();
    expect(shown()).toEqual(posts(3, 2, 1));
  });

  it("is offered without nearness if no post shows it, and not for a single post", async () => {
    await openDiscussion({ posts: [post(2), post(1)] });
    await screen.findByRole("radio", { name: "Newest" });
    expect(orders()).toEqual(["Newest", "Most liked"]);
    const ring = post(3, { ring: "here" });
    act(() => FakeEventSource.latest().receive("post", { post: ring }));
    expect(orders()).toEqual(["Nearest", "Newest", "Most liked"]);
  });

  it("is not offered if there is one post", async () => {
    await openDiscussion({ posts: [post(1)] });
    expect(orders()).toEqual([]);
  });

  it("is the server's, on every page, and can be reset", async () => {
    const { network, user } = await openSorted();
    await user.click(order("Nearest"));
    await waitFor(() => expect(shown()).toEqual(posts(1, 2)));
    expect(order("Nearest")).toBeChecked();
    comeNear();
    await waitFor(() => expect(shown()).toEqual(posts(1, 2, 3)));
    const asked = network.to("GET /api/posts").map(({ path }) => path);
    expect(asked.slice(1)).toEqual([
      "/api/posts?surveyId=7&sort=near&limit=50",
      "/api/posts?surveyId=7&sort=near&after=on&limit=50",
    ]);
    await user.click(order("Newest"));
    await waitFor(() => expect(shown()).toEqual(posts(3, 2, 1)));
  });

  it("changes by arrow keys, and keeps the focus", async () => {
    const { user } = await openSorted();
    act(() => order("Newest").focus());
    await user.keyboard("{ArrowLeft}");
    await waitFor(() => expect(shown()).toEqual(posts(1, 2)));
    expect(order("Nearest")).toHaveFocus();
  });

  it("is the last chosen one, whichever reply arrives first", async () => {
    const { network, user } = await openSorted();
    let late: (reply: Response) => void = () => undefined;
    network.on("GET /api/posts", ({ path }) =>
      path.includes("near")
        ? new Promise<Response>((done) => (late = done))
        : list([2, 3, 1]),
    );
    await user.click(order("Nearest"));
    await user.click(order("Most liked"));
    await waitFor(() => expect(shown()).toEqual(posts(2, 3, 1)));
    late(list([1]));
    await act(() => Promise.resolve());
    expect(shown()).toEqual(posts(2, 3, 1));
    expect(order("Most liked")).toBeChecked();
  });

  it("stays unchanged, with a message, if the server does not respond", async () => {
    const { network, user } = await openSorted();
    network.on("GET /api/posts", () => refusal(503, "Back in a minute."));
    await user.click(order("Most liked"));
    expect(
      await screen.findByText("The posts could not be sorted."),
    ).toHaveAttribute("role", "status");
    expect(order("Newest")).toBeChecked();
    expect(shown()).toEqual(posts(3, 2, 1));
  });

  it("is in the address, beside its other parameters", async () => {
    const path = "/surveys/7?lang=en#foot";
    const { location, user } = await openSorted({ path, state: "kept" });
    await user.click(order("Most liked"));
    const sorted = { search: "?lang=en&posts=liked", hash: "#foot" };
    await waitFor(() => expect(location()).toMatchObject(sorted));
    expect(location().state).toBe("kept");
    await user.click(order("Nearest"));
    await waitFor(() => expect(location().search).toBe("?lang=en&posts=near"));
    await user.click(order("Newest"));
    await waitFor(() => expect(location().search).toBe("?lang=en"));
  });

  it("starts with the one in the address", async () => {
    const { network } = await openSorted({ path: "/surveys/7?posts=near" });
    expect(shown()).toEqual(posts(1, 2));
    expect(order("Nearest")).toBeChecked();
    expect(network.to("GET /api/posts").map(({ path }) => path)).toEqual([
      "/api/posts?surveyId=7&sort=near&limit=50",
    ]);
  });

  it("starts with the newest if the address contains no order", async () => {
    const { network } = await openSorted({ path: "/surveys/7?posts=loud" });
    expect(shown()).toEqual(posts(3, 2, 1));
    expect(network.to("GET /api/posts")[0]?.path).not.toContain("sort");
  });

  it("is not in the address until the server has responded", async () => {
    const { location, network, user } = await openSorted();
    network.on("GET /api/posts", () => refusal(503, "Back in a minute."));
    await user.click(order("Most liked"));
    await screen.findByText("The posts could not be sorted.");
    expect(location().search).toBe("");
  });
});
