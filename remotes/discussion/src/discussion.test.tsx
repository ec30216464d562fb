import { loadConsentAtom, watchLocationAtom } from "@nearsay/core/session";
import {
  FakeEventSource,
  fakeNetwork,
  json,
  refusal,
  renderAt,
} from "@nearsay/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { Discussion } from "./discussion.tsx";
import { post, reply } from "./testing/messages.ts";
import {
  answerPosts,
  composer,
  keysOf,
  loseReply,
  openDiscussion,
  openThread,
  postButton,
} from "./testing/open-discussion.tsx";

const button = (name: string) => screen.getByRole("button", { name });
const consentPanel = () =>
  screen.queryByRole("group", { name: /An anonymous ID is/ });

const pending = () => new Promise<Response>(() => undefined);

/** One survey's discussion, which can be replaced by another's. */
function Surveys() {
  const [id, setId] = useState("7");
  return (
    <>
      <button
        onClick={() => {
          setId("8");
        }}
      >
        Next survey
      </button>
      <Discussion surveyId={id} />
    </>
  );
}

describe("posts", () => {
  it("show their author and time", async () => {
    await openDiscussion();
    const article = screen.getByRole("article", { name: "User 9C3D" });
    expect(within(article).getByText("just now")).toBeVisible();
    expect(within(article).getByText("U9")).toBeVisible();
  });

  it("invite to the first post when there is none", async () => {
    await openDiscussion({ posts: [] });
    expect(screen.getByText("No posts yet")).toBeVisible();
    expect(
      screen.getByText("Be the first to say what you think."),
    ).toBeVisible();
  });

  it("are requested after events are followed, so that none is missed in between", async () => {
    const followed: number[] = [];
    await openDiscussion({
      routes: {
        "GET /api/posts": () => {
          followed.push(FakeEventSource.opened.length);
          return json({ items: [post(1)] });
        },
      },
    });
    expect(followed).toEqual([1]);
  });

  it("show that they are loading", () => {
    fakeNetwork({ "GET /api/posts": pending });
    renderAt(<Discussion surveyId="7" />);
    expect(screen.getByText("Loading the discussion")).toHaveAttribute(
      "role",
      "status",
    );
  });

  it("show that they failed to load if the server sends no message", async () => {
    fakeNetwork({ "GET /api/posts": () => new Response("", { status: 500 }) });
    renderAt(<Discussion surveyId="7" />);
    expect(
      await screen.findByText("The discussion could not be loaded."),
    ).toBeVisible();
  });

  it("are those of one survey only, like the unsent text", async () => {
    fakeNetwork({
      "GET /api/posts": ({ path }) =>
        path.includes("surveyId=7") ? json({ items: [post(1)] }) : pending(),
      "GET /api/privacy/status": { optOut: false },
    });
    localStorage.setItem("anonymous_consent", "true");
    const { store } = renderAt(<Surveys />);
    await act(() => store.set(loadConsentAtom));
    await userEvent.type(composer(), "For the seventh");
    await userEvent.click(screen.getByRole("button", { name: "Next survey" }));
    expect(screen.queryByText("Post 1")).toBeNull();
    expect(composer()).toHaveValue("");
  });

  it("are requested for their survey", async () => {
    const { network } = await openDiscussion();
    expect(network.to("GET /api/posts")[0]?.path).toBe(
      "/api/posts?surveyId=7&limit=50",
    );
  });

  it("keep the focus in the discussion when they are requested again", async () => {
    fakeNetwork({ "GET /api/posts": () => refusal(503, "Back in a minute.") });
    renderAt(<Discussion surveyId="7" />);
    const again = await screen.findByRole("button", { name: "Try again" });
    await userEvent.click(again);
    expect(again).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Discussion" })).toHaveFocus();
  });

  it("are published trimmed at the top, which clears the box and reports the count", async () => {
    const { network, user, onPostCountChange } = await openDiscussion();
    answerPosts(network);
    await user.type(composer(), "  Good idea ");
    await user.click(postButton());
    const [first] = await screen.findAllByRole("article");
    expect(first).toHaveTextContent("Good idea");
    expect(composer()).toHaveValue("");
    expect(network.to("POST /api/posts")[0]?.body).toEqual({
      content: "Good idea",
      lat: null,
      lng: null,
      survey_id: 7,
    });
    expect(onPostCountChange).toHaveBeenLastCalledWith(2);
    expect(await screen.findByText("Your post is published.")).toHaveAttribute(
      "role",
      "status",
    );
  });

  it("are sent with the viewer's location, once that is known", async () => {
    const { network, user, store } = await openDiscussion();
    answerPosts(network);
    const place = { lat: 52.5, lng: 13.4 };
    sessionStorage.setItem("last_coordinates", JSON.stringify(place));
    await act(() => store.set(watchLocationAtom));
    await user.type(composer(), "Here");
    await user.click(postButton());
    expect(network.to("POST /api/posts")[0]?.body).toMatchObject(place);
  });

  it("show that one is being sent, and keep what is typed in the meantime", async () => {
    const { network, user } = await openDiscussion();
    let arrive: (answer: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (arrive = resolve));
    network.on("POST /api/posts", () => answered);
    await user.type(composer(), "One");
    await user.click(postButton());
    expect(screen.getByRole("button", { name: "Saving…" })).toBeVisible();
    await user.type(composer(), " and two");
    arrive(json(post(9, { content: "One" }), 201));
    expect(await screen.findByText("One")).toBeVisible();
    expect(composer()).toHaveValue("One and two");
  });

  it("are written in a box of one to five rows with a label", async () => {
    await openDiscussion();
    expect(composer()).toHaveAttribute(
      "placeholder",
      "Share your opinion about this survey...",
    );
    expect(composer()).toHaveAttribute("rows", "1");
    expect(composer().parentElement).toHaveStyle({ "--max-rows": "5" });
  });

  it("are not sent if the text is blank", async () => {
    const { network, user } = await openDiscussion();
    await user.type(composer(), "   ");
    await user.click(postButton());
    expect(network.to("POST /api/posts")).toHaveLength(0);
  });

  it("cut typed and pasted text at 240 characters", async () => {
    const { user } = await openDiscussion();
    await user.click(composer());
    await user.paste("x".repeat(300));
    expect(composer()).toHaveValue("x".repeat(240));
    expect(screen.getByText("240/240")).toBeVisible();
  });

  const unworded = (status: number, statusText: string) => () =>
    new Response("", { status, statusText });

  it.each([
    [unworded(422, "Unprocessable Entity"), "Content not allowed."],
    [() => refusal(422, "No links"), "No links"],
    [unworded(502, "Bad Gateway"), "Failed to create post"],
    [() => json({ unexpected: true }, 201), "Failed to create post"],
  ])("keep the text and show why one failed (%#)", async (answer, text) => {
    const { network, user } = await openDiscussion();
    network.on("POST /api/posts", answer);
    await user.type(composer(), "Hello");
    await user.click(postButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(composer()).toHaveValue("Hello");
    expect(composer()).toHaveFocus();
    expect(composer()).toHaveAccessibleDescription(new RegExp(text));
    expect(postButton()).toBeDisabled();
    await user.type(composer(), "!");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(postButton()).toBeEnabled();
  });

  it.each([
    ["unchanged and with the same key", "x{Backspace}", true],
    ["with another key if they were edited", "!", false],
  ])("are sent again %s after a lost reply", async (_how, typed, same) => {
    const { network, user } = await openDiscussion();
    network.on("POST /api/posts", loseReply);
    await user.type(composer(), "Lost");
    await user.click(postButton());
    await screen.findByRole("alert");
    answerPosts(network);
    await user.type(composer(), typed);
    await user.click(postButton());
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    const [first, second] = keysOf(network, "POST /api/posts");
    expect(second === first).toBe(same);
  });

  it("do not mention consent before it is known", async () => {
    fakeNetwork({
      "GET /api/posts": { items: [post(1)] },
      "GET /api/replies": { items: [] },
      "GET /api/privacy/status": { optOut: true },
    });
    const { store } = renderAt(<Discussion surveyId="7" />);
    await userEvent.click(await screen.findByRole("button", { name: "Reply" }));
    expect(screen.queryByRole("note")).toBeNull();
    await act(() => store.set(loadConsentAtom));
    expect(screen.getAllByRole("note")).toHaveLength(2);
  });

  it("are read-only without consent, which is requested in place and then sends the text", async () => {
    const { network, user } = await openDiscussion({ consented: false });
    answerPosts(network);
    expect(
      screen.getByText(
        "Read-only mode: enable anonymous ID participation on the Anonymous ID Policy page to post.",
        { exact: false },
      ),
    ).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Anonymous ID Policy" }),
    ).toHaveAttribute("href", "/privacy/anonymous-id");
    await user.type(composer(), "Hello");
    await user.click(button("Enable participation to post"));
    expect(consentPanel()).toHaveFocus();
    expect(network.to("POST /api/posts")).toHaveLength(0);
    await user.click(button("Enable and post"));
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(network.to("POST /api/posts").map(({ body }) => body)).toMatchObject(
      [{ content: "Hello" }],
    );
    expect(composer()).toHaveValue("");
    expect(postButton()).toBeEnabled();
  });

  it("keep the text if consent is refused or fails", async () => {
    const { network, user } = await openDiscussion({
      consented: false,
      routes: {
        "DELETE /api/privacy/opt-out": () => refusal(500, "Out of order."),
      },
    });
    await user.type(composer(), "Hello");
    await user.click(button("Enable participation to post"));
    await user.click(button("Not now"));
    await waitFor(() => {
      expect(button("Enable participation to post")).toHaveFocus();
    });
    await user.click(button("Enable participation to post"));
    await user.click(button("Enable and post"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Out of order.");
    expect(consentPanel()).toContainElement(screen.getByRole("alert"));
    expect(composer()).toHaveValue("Hello");
    expect(network.to("POST /api/posts")).toHaveLength(0);
  });

  it("focus the empty box once consent is given", async () => {
    const { network, user } = await openDiscussion({ consented: false });
    await user.click(button("Enable participation to post"));
    await user.click(button("Enable and post"));
    await waitFor(() => {
      expect(composer()).toHaveFocus();
    });
    expect(network.to("POST /api/posts")).toHaveLength(0);
    expect(consentPanel()).toBeNull();
  });
});

describe("replies", () => {
  const many = [1, 2, 3, 4, 5].map((id) => reply(id));

  it("collapse a thread of more than three and expand it", async () => {
    const { user, thread } = await openThread({ replies: many });
    expect(await within(thread).findByText("Answer 3")).toBeVisible();
    expect(within(thread).queryByText("Answer 4")).not.toBeInTheDocument();
    await user.click(
      within(thread).getByRole("button", { name: "View 2 more replies" }),
    );
    expect(within(thread).getByText("Answer 5")).toBeVisible();
    await user.click(
      within(thread).getByRole("button", { name: "Show fewer replies" }),
    );
    expect(within(thread).queryByText("Answer 4")).not.toBeInTheDocument();
  });

  it("use the singular 'reply' for one hidden reply", async () => {
    const { thread } = await openThread({ replies: many.slice(0, 4) });
    expect(
      await within(thread).findByRole("button", { name: "View 1 more reply" }),
    ).toBeVisible();
  });

  it("do not collapse a thread of three", async () => {
    const { thread } = await openThread({ replies: many.slice(0, 3) });
    expect(await within(thread).findByText("Answer 3")).toBeVisible();
    expect(
      within(thread).queryByRole("button", { name: /View|fewer/ }),
    ).not.toBeInTheDocument();
  });

  it("append a new reply and expand the thread", async () => {
    const { network, user, thread } = await openThread({ replies: many });
    network.on("POST /api/replies", () => json(reply(6), 201));
    const box = within(thread).getByRole("textbox", { name: "Your Reply" });
    await user.type(box, " Answer 6 ");
    await user.click(
      within(thread).getByRole("button", { name: "Post Reply" }),
    );
    const answers = await within(thread).findAllByText(/^Answer \d$/);
    expect(answers.map((answer) => answer.textContent)).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => `Answer ${id}`),
    );
    expect(network.to("POST /api/replies")[0]?.body).toEqual({
      postId: 1,
      content: "Answer 6",
    });
    expect(box).toHaveValue("");
    expect(
      await screen.findByText("Your reply is published."),
    ).toBeInTheDocument();
  });

  it.each([
    ["unchanged and with the same key", "x{Backspace}", true],
    ["with another key if they were edited", "!", false],
  ])("are sent again %s after a lost reply", async (_how, typed, same) => {
    const { network, user, thread } = await openThread({});
    network.on("POST /api/replies", loseReply);
    const box = within(thread).getByRole("textbox", { name: "Your Reply" });
    const button = within(thread).getByRole("button", { name: "Post Reply" });
    await user.type(box, "Lost");
    await user.click(button);
    await within(thread).findByRole("alert");
    network.on("POST /api/replies", () => json(reply(6), 201));
    await user.type(box, typed);
    await user.click(button);
    expect(await within(thread).findByText("Answer 6")).toBeVisible();
    const [first, second] = keysOf(network, "POST /api/replies");
    expect(second === first).toBe(same);
  });

  it("are written in a labelled box", async () => {
    const { thread } = await openThread();
    expect(
      within(thread).getByPlaceholderText("Write your reply…"),
    ).toHaveAccessibleName("Your Reply");
  });

  it("show whom they answer", async () => {
    const { thread } = await openThread({
      replies: [reply(1, { replying_to: "aa-BB-cc-DD" })],
    });
    expect(
      await within(thread).findByText("Replying to @bbccdd"),
    ).toBeVisible();
  });

  it("show people by the names they chose", async () => {
    const { thread } = await openThread({
      replies: [reply(1, { user_alias: "Ada" })],
    });
    expect(
      await within(thread).findByRole("article", { name: "Ada" }),
    ).toBeVisible();
  });

  it("show people without an id as anonymous", async () => {
    const { thread } = await openThread({
      replies: [reply(1, { user_id: "" })],
    });
    expect(
      await within(thread).findByRole("article", { name: "Anonymous" }),
    ).toBeVisible();
  });

  it("allow only the author to edit, and to cancel", async () => {
    const { user, thread } = await openThread({
      replies: [reply(1), reply(2, { user_id: "me" })],
    });
    const own = await within(thread).findByRole("article", { name: "You" });
    expect(
      within(thread).getAllByRole("button", { name: "Edit" }),
    ).toHaveLength(1);
    await user.click(within(own).getByRole("button", { name: "Edit" }));
    expect(within(own).getByRole("textbox")).toHaveValue("Answer 2");
    expect(within(own).getByRole("textbox")).toHaveFocus();
    expect(within(own).getByRole("textbox")).toHaveProperty(
      "selectionStart",
      "Answer 2".length,
    );
    await user.keyboard("!");
    await user.click(within(own).getByRole("button", { name: "Cancel" }));
    expect(within(own).getByText("Answer 2")).toBeVisible();
    expect(within(own).getByRole("button", { name: "Edit" })).toHaveFocus();
  });

  it("save an edit in place", async () => {
    const { network, user, thread } = await openThread({
      replies: [reply(2, { user_id: "me" })],
    });
    network.on(
      "PUT /api/replies/2",
      reply(2, { user_id: "me", content: "Better" }),
    );
    const own = await within(thread).findByRole("article", { name: "You" });
    await user.click(within(own).getByRole("button", { name: "Edit" }));
    await user.clear(within(own).getByRole("textbox"));
    await user.type(within(own).getByRole("textbox"), "Better");
    await user.click(within(own).getByRole("button", { name: "Save" }));
    expect(await within(thread).findByText("Better")).toBeVisible();
    expect(within(own).queryByRole("textbox")).not.toBeInTheDocument();
    expect(within(own).getByRole("button", { name: "Edit" })).toHaveFocus();
    expect(await screen.findByText("Your reply is saved.")).toBeInTheDocument();
  });

  it("keep the edit open and show why it was not saved", async () => {
    const { network, user, thread } = await openThread({
      replies: [reply(2, { user_id: "me" })],
    });
    network.on("PUT /api/replies/2", () => new Response("", { status: 500 }));
    const own = await within(thread).findByRole("article", { name: "You" });
    await user.click(within(own).getByRole("button", { name: "Edit" }));
    await user.type(within(own).getByRole("textbox"), "!");
    await user.click(within(own).getByRole("button", { name: "Save" }));
    expect(await within(own).findByRole("alert")).toHaveTextContent(
      "Failed to update reply",
    );
  });

  it("are read-only without consent, which is requested in place and then sends the text", async () => {
    const { network, thread, user } = await openThread({ consented: false });
    network.on("POST /api/replies", reply(9));
    expect(within(thread).getByRole("note")).toHaveTextContent(
      "Read-only mode: enable anonymous ID participation on the Anonymous ID Policy page to reply.",
    );
    await user.type(within(thread).getByRole("textbox"), "Me too");
    await user.click(button("Enable participation to reply"));
    expect(within(thread).getByRole("group")).toBe(consentPanel());
    expect(network.to("POST /api/replies")).toHaveLength(0);
    await user.click(button("Enable and reply"));
    expect(await within(thread).findByText("Answer 9")).toBeVisible();
    expect(network.to("POST /api/replies")[0]?.body).toMatchObject({
      content: "Me too",
    });
  });
});
