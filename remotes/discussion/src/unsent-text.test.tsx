import { json, refusal } from "@nearsay/core/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { post, reply } from "./testing/messages.ts";
import {
  answerPosts,
  composer,
  openDiscussion,
  openThread,
  postButton,
} from "./testing/open-discussion.tsx";

const threadBox = () => screen.getByRole("textbox", { name: "Your Reply" });

describe("unsent text", () => {
  it("is restored after a reload, and removed once it is sent", async () => {
    const first = await openDiscussion();
    await first.user.type(composer(), " Half a thought");
    cleanup();

    const second = await openDiscussion();
    expect(composer()).toHaveValue(" Half a thought");
    answerPosts(second.network);
    await second.user.click(postButton());
    await screen.findByText("Half a thought");
    cleanup();

    await openDiscussion();
    expect(composer()).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("stays when sending it failed", async () => {
    const { network, user } = await openDiscussion();
    network.on("POST /api/posts", () => refusal(503, "Back in a minute."));
    await user.type(composer(), "Hello");
    await user.click(postButton());
    await screen.findByRole("alert");
    cleanup();
    await openDiscussion();
    expect(composer()).toHaveValue("Hello");
  });

  it("keeps what was typed while the first text was being sent", async () => {
    const { network, user } = await openDiscussion();
    let arrive: (answer: Response) => void = () => undefined;
    const answered = new Promise<Response>((resolve) => (arrive = resolve));
    network.on("POST /api/posts", () => answered);
    await user.type(composer(), "One");
    await user.click(postButton());
    await user.type(composer(), " and two");
    arrive(json(post(9, { content: "One" }), 201));
    await screen.findByText("One");
    cleanup();
    await openDiscussion();
    expect(composer()).toHaveValue("One and two");
  });

  it("of a reply opens its thread again", async () => {
    const { user } = await openThread();
    await user.type(threadBox(), "So do I");
    cleanup();
    await openDiscussion();
    expect(threadBox()).toHaveValue("So do I");
  });

  it("of an edit is restored when it is edited again, until it is cancelled", async () => {
    const replies = [reply(2, { user_id: "me" })];
    const editOwn = async () => {
      const { user, thread } = await openThread({ replies });
      const own = await within(thread).findByRole("article", { name: "You" });
      await user.click(within(own).getByRole("button", { name: "Edit" }));
      return { user, own, box: within(own).getByRole("textbox") };
    };
    const first = await editOwn();
    await first.user.type(first.box, ", or not");
    cleanup();
    const second = await editOwn();
    expect(second.box).toHaveValue("Answer 2, or not");
    await second.user.click(
      within(second.own).getByRole("button", { name: "Cancel" }),
    );
    cleanup();
    const third = await editOwn();
    expect(third.box).toHaveValue("Answer 2");
    await third.user.type(third.box, "!{Backspace}");
    expect(sessionStorage).toHaveLength(0);
  });

  it("of an edit is separate from that of another reply", async () => {
    const replies = [reply(2, { user_id: "me" }), reply(3, { user_id: "me" })];
    const edit = async (place: number) => {
      const { user, thread } = await openThread({ replies });
      const all = await within(thread).findAllByRole("article");
      const own = within(all[place] ?? thread);
      await user.click(own.getByRole("button", { name: "Edit" }));
      return { user, box: own.getByRole("textbox") };
    };
    const { user, box } = await edit(0);
    await user.type(box, ", or not");
    cleanup();
    expect((await edit(1)).box).toHaveValue("Answer 3");
  });

  it.each(["{broken", "7", "[]", '{"text":7}'])(
    "is empty if %s was stored",
    async (kept) => {
      sessionStorage.setItem("unsent_post:7", kept);
      await openDiscussion();
      expect(composer()).toHaveValue("");
    },
  );

  it("is cut if a longer text than a post may have was stored", async () => {
    const text = "x".repeat(300);
    sessionStorage.setItem("unsent_post:7", JSON.stringify({ text }));
    await openDiscussion();
    expect(composer()).toHaveValue("x".repeat(240));
  });
});
