import { FakeEventSource, json, refusal } from "@nearsay/core/testing";
import {
  act,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import {
  comeNear,
  fakeIntersection,
  scrollBy,
} from "../testing/fake-intersection.ts";
import { post, reply } from "../testing/messages.ts";
import { openDiscussion, openThread } from "../testing/open-discussion.tsx";

beforeEach(fakeIntersection);

/** A thread with this number of replies, in pages like the server's. */
function longThread(
  count: number,
  more: NonNullable<Parameters<typeof openThread>[0]> = {},
) {
  return openThread({
    ...more,
    posts: [post(1, { reply_count: count })],
    routes: {
      "GET /api/replies": ({ path }) => json(pageOf(count, path)),
      ...more.routes,
    },
  });
}

function pageOf(count: number, path: string) {
  const query = new URL(path, location.origin).searchParams;
  const after = Number(query.get("after") ?? 0);
  const last = Math.min(after + Number(query.get("limit")), count);
  const items = Array.from({ length: last - after }, (_, place) =>
    reply(after + place + 1),
  );
  return { items, next: last < count ? last : null };
}

const answers = (thread: HTMLElement) =>
  within(thread)
    .queryAllByText(/^Answer \d+$/)
    .map((answer) => answer.textContent);
const title = (thread: HTMLElement) =>
  within(thread).getByRole("heading").textContent;
const viewMore = (thread: HTMLElement) =>
  within(thread).findByRole("button", { name: /^View / });

function receiveReply(item: object, replyCount: number, postId = 1) {
  act(() => {
    FakeEventSource.latest().receive("reply", {
      postId,
      reply: item,
      reply_count: replyCount,
    });
  });
}

describe("a thread of 1,000 replies", () => {
  it("shows its total while three are shown and thirty are loaded", async () => {
    const { network, thread } = await longThread(1000);
    expect(await viewMore(thread)).toHaveTextContent("View 997 more replies");
    expect(answers(thread)).toHaveLength(3);
    expect(title(thread)).toBe("Replies 1,000");
    expect(network.to("GET /api/replies").map(({ path }) => path)).toEqual([
      "/api/replies?postId=1&limit=30",
    ]);
  });

  it("loads page after page as its end comes near", async () => {
    const { network, user, thread } = await longThread(70);
    await user.click(await viewMore(thread));
    expect(answers(thread)).toHaveLength(30);
    await scrollBy(await viewMore(thread), true);
    await waitFor(() => {
      expect(answers(thread)).toHaveLength(60);
    });
    await scrollBy(await viewMore(thread), true);
    await waitFor(() => {
      expect(answers(thread)).toHaveLength(70);
    });
    expect(answers(thread)[69]).toBe("Answer 70");
    const [, second] = within(thread).getAllByRole("list");
    expect(second).toHaveAttribute("start", "51");
    expect(network.to("GET /api/replies")[2]?.path).toBe(
      "/api/replies?postId=1&after=60&limit=30",
    );
    expect(
      within(thread).queryByRole("button", { name: /^View/ }),
    ).not.toBeInTheDocument();
  });

  it("moves the focus to what its buttons show, and back", async () => {
    const { user, thread } = await longThread(40);
    await user.click(await viewMore(thread));
    const articles = () => within(thread).getAllByRole("article");
    expect(articles()[3]).toHaveFocus();
    await user.click(await viewMore(thread));
    await waitFor(() => {
      expect(articles()[30]).toHaveFocus();
    });
    const scrolled = jest.spyOn(Element.prototype, "scrollIntoView");
    await user.click(
      within(thread).getByRole("button", { name: "Show fewer replies" }),
    );
    expect(answers(thread)).toHaveLength(3);
    expect(await viewMore(thread)).toHaveFocus();
    expect(scrolled.mock.contexts).toEqual([
      within(thread).getByRole("heading"),
    ]);
  });

  it("shows the viewer's own reply at its end without loading the others", async () => {
    const { network, user, thread } = await longThread(1000, {
      routes: {
        "POST /api/replies": () => json(reply(1001, { user_id: "me" }), 201),
      },
    });
    await viewMore(thread);
    await user.type(
      within(thread).getByRole("textbox", { name: "Your Reply" }),
      "Answer 1001",
    );
    await user.click(
      within(thread).getByRole("button", { name: "Post Reply" }),
    );
    await waitFor(() => {
      expect(answers(thread).at(-1)).toBe("Answer 1001");
    });
    expect(await viewMore(thread)).toHaveTextContent(/more replies$/);
    comeNear();
    expect(network.to("GET /api/replies")).toHaveLength(1);
  });

  it("keeps what is shown when a page fails, and tries again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const { network, user, thread } = await longThread(40);
    await user.click(await viewMore(thread));
    network.on("GET /api/replies", () => refusal(503, "Back in a minute."));
    await user.click(await viewMore(thread));
    const again = await within(thread).findByRole("button", {
      name: "Try again",
    });
    expect(answers(thread)).toHaveLength(30);
    expect(log).toHaveBeenCalledTimes(1);
    network.on("GET /api/replies", ({ path }) => json(pageOf(40, path)));
    await user.click(again);
    await waitFor(() => {
      expect(answers(thread)).toHaveLength(40);
    });
  });
});

describe("replies that could not be loaded", () => {
  it("do not look like an empty thread, and can be loaded again", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const { network, user, thread } = await openThread({
      posts: [post(1, { reply_count: 2 })],
      routes: { "GET /api/replies": () => refusal(503, "Back in a minute.") },
    });
    expect(
      await within(thread).findByText("The replies could not be loaded."),
    ).toBeVisible();
    expect(title(thread)).toBe("Replies 2");
    expect(log).toHaveBeenCalledTimes(1);
    network.on("GET /api/replies", { items: [reply(1), reply(2)] });
    await user.click(within(thread).getByRole("button", { name: "Try again" }));
    const [first] = await within(thread).findAllByRole("article");
    expect(first).toHaveFocus();
  });
});

it("have toggles that differ by whom their threads answer", async () => {
  await openDiscussion();
  expect(
    screen.getByRole("button", { name: "Reply" }),
  ).toHaveAccessibleDescription("User 9C3D");
});

it("are opened by their toggle, which names whom they answer and shows loading", async () => {
  const { thread } = await openThread({
    routes: { "GET /api/replies": () => new Promise(() => undefined) },
  });
  const toggle = screen.getByRole("button", { name: "Hide replies" });
  const opened = toggle.getAttribute("aria-controls") ?? "";
  expect(document.getElementById(opened)).toContainElement(thread);
  expect(thread).toHaveAccessibleName("Replies to User 9C3D");
  expect(within(thread).getByText("Loading replies")).toHaveAttribute(
    "role",
    "status",
  );
});

describe("live replies", () => {
  it("are added at the end of an open thread, and announced", async () => {
    const { thread } = await openThread({ replies: [reply(1)] });
    await within(thread).findByText("Answer 1");
    receiveReply(reply(2), 2);
    receiveReply(reply(2), 2);
    receiveReply(reply(8), 1, 5);
    expect(answers(thread)).toEqual(["Answer 1", "Answer 2"]);
    expect(title(thread)).toBe("Replies 2");
    expect(await screen.findByText("New reply")).toBeInTheDocument();
  });

  it("are not announced to the user who wrote them elsewhere", async () => {
    const { thread } = await openThread({ replies: [reply(1)] });
    await within(thread).findByText("Answer 1");
    jest.useFakeTimers();
    receiveReply(reply(2, { user_id: "me" }), 2);
    act(() => void jest.advanceTimersByTime(1_000));
    expect(within(thread).getByText("Answer 2")).toBeVisible();
    expect(screen.queryByText("New reply")).toBeNull();
  });

  it("only raise the count of a collapsed thread", async () => {
    const { thread } = await openThread({
      replies: [1, 2, 3, 4].map((id) => reply(id)),
    });
    await viewMore(thread);
    receiveReply(reply(5), 5);
    expect(await viewMore(thread)).toHaveTextContent("View 2 more replies");
    expect(answers(thread)).toHaveLength(3);
  });

  it("change in place when they are edited, and leave an open edit unchanged", async () => {
    const own = reply(2, { user_id: "me" });
    const { user, thread } = await openThread({ replies: [reply(1), own] });
    const mine = await within(thread).findByRole("article", { name: "You" });
    await user.click(within(mine).getByRole("button", { name: "Edit" }));
    await user.type(within(mine).getByRole("textbox"), "!");
    receiveReply(reply(1, { content: "Better" }), 2);
    receiveReply({ ...own, content: "Elsewhere" }, 2);
    expect(within(thread).getByText("Better")).toBeVisible();
    expect(within(mine).getByRole("textbox")).toHaveValue("Answer 2!");
    expect(title(thread)).toBe("Replies 2");
  });

  it("are reloaded if too much was missed", async () => {
    const { network, thread } = await openThread({ replies: [reply(1)] });
    await within(thread).findByText("Answer 1");
    network.on("GET /api/replies", { items: [reply(1), reply(2)] });
    act(() => {
      FakeEventSource.latest().receive("reset", {});
    });
    expect(await within(thread).findByText("Answer 2")).toBeVisible();
  });
});

describe("writing replies", () => {
  it("sends nothing for a post without a number", async () => {
    const { network, user, thread } = await openThread({
      posts: [post(1, { id: "x" })],
    });
    await user.type(
      within(thread).getByRole("textbox", { name: "Your Reply" }),
      "Hello",
    );
    await user.click(
      within(thread).getByRole("button", { name: "Post Reply" }),
    );
    expect(
      await within(thread).findByText("Missing or invalid postId."),
    ).toBeVisible();
    expect(network.to("POST /api/replies")).toHaveLength(0);
  });

  it("sends nothing for blank text", async () => {
    const { network, user, thread } = await openThread();
    const box = within(thread).getByRole("textbox", { name: "Your Reply" });
    await user.type(box, "  ");
    await user.click(
      within(thread).getByRole("button", { name: "Post Reply" }),
    );
    expect(network.to("POST /api/replies")).toHaveLength(0);
    expect(within(thread).queryByRole("alert")).not.toBeInTheDocument();
  });

  const unworded = (status: number) => () => new Response("", { status });

  it.each([
    [unworded(422), "Content not allowed."],
    [unworded(502), "Failed to create post"],
  ])("keeps the text and shows why it failed (%#)", async (answer, why) => {
    const { user, thread } = await openThread({
      routes: { "POST /api/replies": answer },
    });
    const box = within(thread).getByRole("textbox", { name: "Your Reply" });
    await user.type(box, "Hello");
    await user.click(
      within(thread).getByRole("button", { name: "Post Reply" }),
    );
    expect(await within(thread).findByRole("alert")).toHaveTextContent(why);
    expect(box).toHaveValue("Hello");
  });

  it("shows that it is saving", async () => {
    const { user, thread } = await openThread({
      routes: { "POST /api/replies": () => new Promise(() => undefined) },
    });
    await user.type(
      within(thread).getByRole("textbox", { name: "Your Reply" }),
      "Hello",
    );
    await user.click(
      within(thread).getByRole("button", { name: "Post Reply" }),
    );
    expect(
      within(thread).getByRole("button", { name: "Saving…" }),
    ).toHaveAttribute("aria-disabled", "true");
  });

  it.each([
    [
      "keeps the submit button in view when the expanded thread pushes it down",
      0,
      true,
    ],
    [
      "does not scroll if the reader scrolled while the reply was being sent",
      300,
      false,
    ],
  ])("%s", async (_, scrolledBy, follows) => {
    let answer: (reply: Response) => void = () => undefined;
    const { user, thread } = await longThread(5, {
      routes: {
        "POST /api/replies": () =>
          new Promise<Response>((resolve) => (answer = resolve)),
      },
    });
    await viewMore(thread);
    await user.type(
      within(thread).getByRole("textbox", { name: "Your Reply" }),
      "Answer 6",
    );
    await user.tab();
    await user.keyboard("{Enter}");
    const answersThen: unknown[] = [];
    const scrolled = jest
      .spyOn(Element.prototype, "scrollIntoView")
      .mockImplementation(() => answersThen.push(answers(thread).at(-1)));
    jest.replaceProperty(window, "scrollY", scrolledBy);
    answer(json(reply(6, { user_id: "me" }), 201));
    const submit = await within(thread).findByRole("button", {
      name: "Post Reply",
    });
    expect(answers(thread)).toHaveLength(6);
    expect(scrolled.mock.contexts).toEqual(follows ? [submit] : []);
    expect(answersThen).toEqual(follows ? ["Answer 6"] : []);
  });

  it("shows markup and addresses as they were written", async () => {
    const content = '<a href="https://x.example">x</a> https://x.example';
    const { thread } = await openThread({ replies: [reply(1, { content })] });
    expect(await within(thread).findByText(content)).toHaveAttribute(
      "dir",
      "auto",
    );
    expect(within(thread).queryByRole("link")).not.toBeInTheDocument();
  });
});

describe("edits", () => {
  const own = (id: number) => reply(id, { user_id: "me" });

  async function openEdit(thread: HTMLElement, text: string) {
    const content = await within(thread).findByText(text);
    const card = content.closest("article");
    if (card === null) throw new Error(`${text} is no reply`);
    const edit = within(card).getByRole("button", { name: "Edit" });
    return { card, edit };
  }

  /** Replies of two threads, one each. */
  async function openTwo() {
    const opened = await openDiscussion({
      posts: [post(2), post(1)],
      routes: {
        "GET /api/replies": ({ path }) =>
          json({ items: [own(path.includes("postId=2") ? 20 : 10)] }),
      },
    });
    for (const toggle of screen.getAllByRole("button", { name: "Reply" }))
      await opened.user.click(toggle);
    const [second, first] = screen.getAllByRole("group", { name: /^Replies/ });
    const one = await openEdit(first as HTMLElement, "Answer 10");
    const other = await openEdit(second as HTMLElement, "Answer 20");
    return { ...opened, one, other };
  }
  const box = (card: HTMLElement) => within(card).getByRole("textbox");
  const button = (card: HTMLElement, name: string) =>
    within(card).getByRole("button", { name });

  it("are limited to one in all threads, and keep what was typed", async () => {
    const { user, one, other } = await openTwo();
    await user.click(one.edit);
    expect(box(one.card)).toHaveFocus();
    await user.type(box(one.card), ", or so");
    await user.click(other.edit);
    expect(box(other.card)).toHaveFocus();
    expect(within(one.card).queryByRole("textbox")).toBeNull();
    await user.click(button(one.card, "Edit"));
    expect(box(one.card)).toHaveValue("Answer 10, or so");
    expect(within(other.card).queryByRole("textbox")).toBeNull();
  });

  it("stay open if an earlier one is saved only then", async () => {
    const { network, user, one, other } = await openTwo();
    let answer: (response: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (answer = resolve));
    network.on("PUT /api/replies/10", () => answered);
    await user.click(one.edit);
    await user.type(box(one.card), "!");
    await user.click(button(one.card, "Save"));
    await user.click(other.edit);
    answer(json(reply(10, { user_id: "me", content: "Answer 10!" })));
    expect(await within(one.card).findByText("Answer 10!")).toBeVisible();
    expect(box(other.card)).toHaveFocus();
  });

  it("end when their thread is closed", async () => {
    const { user, one } = await openTwo();
    await user.click(one.edit);
    const [, toggle] = screen.getAllByRole("button", { name: "Hide replies" });
    await user.click(toggle as HTMLElement);
    await user.click(screen.getByRole("button", { name: /^(Reply|1 reply)$/ }));
    const { card } = await openEdit(document.body, "Answer 10");
    expect(within(card).queryByRole("textbox")).toBeNull();
  });

  it("close without a request when nothing was changed", async () => {
    const { network, user, thread } = await openThread({ replies: [own(1)] });
    const { card, edit } = await openEdit(thread, "Answer 1");
    await user.click(edit);
    await user.click(within(card).getByRole("button", { name: "Save" }));
    expect(await within(card).findByText("Answer 1")).toBeVisible();
    expect(network.to("PUT /api/replies/1")).toHaveLength(0);
  });

  it("send nothing for blank text, and stay open", async () => {
    const { network, user, thread } = await openThread({ replies: [own(1)] });
    const { card, edit } = await openEdit(thread, "Answer 1");
    await user.click(edit);
    await user.clear(within(card).getByRole("textbox"));
    await user.click(within(card).getByRole("button", { name: "Save" }));
    expect(within(card).getByRole("textbox")).toHaveValue("");
    expect(network.to("PUT /api/replies/1")).toHaveLength(0);
  });

  it("are cancelled by Escape, which closes nothing else", async () => {
    const { user, thread } = await openThread({ replies: [own(1)] });
    const { card, edit } = await openEdit(thread, "Answer 1");
    await user.click(edit);
    const escaped = jest.fn();
    thread.ownerDocument.addEventListener("keydown", escaped);
    await user.type(within(card).getByRole("textbox"), "!");
    escaped.mockClear();
    // This Escape cancels text composition of an input method.
    const composed = { key: "Escape", isComposing: true };
    fireEvent.keyDown(within(card).getByRole("textbox"), composed);
    expect(escaped).toHaveBeenCalledTimes(1);
    await user.keyboard("{Escape}");
    expect(escaped).toHaveBeenCalledTimes(1);
    thread.ownerDocument.removeEventListener("keydown", escaped);
    expect(within(card).getByText("Answer 1")).toBeVisible();
    expect(within(card).getByRole("button", { name: "Edit" })).toHaveFocus();
  });
});
