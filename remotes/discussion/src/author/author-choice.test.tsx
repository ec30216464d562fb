import { localStore } from "@nearsay/core/session";
import { json, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { post, reply } from "../testing/messages.ts";
import {
  composer,
  openDiscussion,
  openThread,
  postButton,
} from "../testing/open-discussion.tsx";

const label = "As the owner of the survey";
const badge = "Survey owner";
const choice = () => screen.findByRole("checkbox", { name: label });

function keepKey(id: string, role: string | null) {
  const keys = [{ key: "the-key", role, addedAt: "" }];
  const kept = { version: 1, id, title: "", keys };
  localStore.write("owned_survey:some-uuid", kept);
}

afterEach(() => localStore.remove("owned_survey:some-uuid"));

describe("writing as the author of the survey", () => {
  it("is offered to the holder of an owner key, off until it is chosen", async () => {
    keepKey("7", "own");
    const { network, user } = await openDiscussion();
    expect(await choice()).not.toBeChecked();
    expect(await choice()).toHaveAccessibleDescription(
      "Everyone can then see that this anonymous ID belongs to the owner of this survey.",
    );
    const ownPost = post(9, { content: "Hear, hear", as_author: true });
    network.on("POST /api/posts", () => json(ownPost, 201));
    await user.type(composer(), "Hear, hear");
    await user.click(await choice());
    await user.click(postButton());
    await screen.findByText(badge);
    const [sent] = network.to("POST /api/posts");
    expect(sent?.body).toMatchObject({ as_author: true });
    expect(sent?.headers.get("x-survey-key")).toBe("the-key");
    // It applies to one text only.
    expect(await choice()).not.toBeChecked();
  });

  it("leaves texts written without it unchanged", async () => {
    keepKey("7", "own");
    const { network, user } = await openDiscussion();
    await choice();
    network.on("POST /api/posts", () => json(post(9), 201));
    await user.type(composer(), "Hear, hear");
    await user.click(postButton());
    await screen.findByText("Post 9");
    const [sent] = network.to("POST /api/posts");
    expect(sent?.body).not.toHaveProperty("as_author");
    expect(sent?.headers.get("x-survey-key")).toBeNull();
  });

  it("is offered for replies, too", async () => {
    keepKey("7", null);
    const { network, user, thread } = await openThread();
    const form = within(thread);
    network.on("POST /api/replies", () =>
      json(reply(9, { as_author: true }), 201),
    );
    await user.type(form.getByRole("textbox"), "Hear, hear");
    await user.click(await form.findByRole("checkbox", { name: label }));
    await user.click(form.getByRole("button", { name: "Post Reply" }));
    await form.findByText(badge);
    const [sent] = network.to("POST /api/replies");
    expect(sent?.body).toMatchObject({ as_author: true });
    expect(sent?.headers.get("x-survey-key")).toBe("the-key");
  });

  it.each([
    ["that allows only moderating the survey", "7", "moderate"],
    ["of another survey", "8", "own"],
  ])("is not offered with a key %s", async (_, id, role) => {
    keepKey(id, role);
    const { user, network } = await openDiscussion();
    network.on("POST /api/posts", () => json(post(9), 201));
    await user.type(composer(), "Hear, hear");
    await user.click(postButton());
    await screen.findByText("Post 9");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("shows that the key is no longer valid, and keeps the text", async () => {
    keepKey("7", "own");
    const { network, user } = await openDiscussion();
    network.on("POST /api/posts", () => refusal(404, "Survey not found."));
    await user.type(composer(), "Hear, hear");
    await user.click(await choice());
    await user.click(postButton());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The key in this browser can no longer be used to write as the owner of the survey. To send this without it, untick the box.",
    );
    expect(composer()).toHaveValue("Hear, hear");
    await user.click(await choice());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(postButton()).toBeEnabled();
  });

  it("can be removed when a reply is edited, even without a key", async () => {
    const mine = reply(5, { user_id: "me", as_author: true });
    const { network, user, thread } = await openThread({ replies: [mine] });
    network.on("PUT /api/replies/5", () => json(reply(5, { user_id: "me" })));
    await user.click(within(thread).getByRole("button", { name: "Edit" }));
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    await user.click(within(thread).getByRole("button", { name: "Save" }));
    await within(thread).findByRole("button", { name: "Edit" });
    const [sent] = network.to("PUT /api/replies/5");
    expect(sent?.body).toEqual({ content: "Answer 5", as_author: false });
    expect(within(thread).queryByText(badge)).toBeNull();
  });
});

describe("a text written as the author of the survey", () => {
  it("is labelled beside the name, for screen readers as part of it", async () => {
    await openDiscussion({ posts: [post(2, { as_author: true }), post(1)] });
    expect(screen.getAllByText(badge)).toHaveLength(1);
    const article = screen.getByRole("article", {
      name: "User 9C3D, Survey owner",
    });
    expect(within(article).getByText("Post 2")).toBeVisible();
    expect(
      within(article).getByRole("button", { name: "Reply" }),
    ).toHaveAccessibleDescription("User 9C3D Survey owner");
  });
});
