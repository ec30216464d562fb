import { localStore } from "@nearsay/core/session";
import { json } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { post } from "../testing/messages.ts";
import {
  composer,
  openDiscussion,
  postButton,
} from "../testing/open-discussion.tsx";

const square = { lat: 52.52, lng: 13.405 };
const across = { lat: 52.5, lng: 13.45 };

const choice = () => screen.findByRole("checkbox", { name: /^Show that/ });
const none = () => screen.queryByRole("checkbox");

afterEach(() => localStore.remove("posts_say_ring"));

async function openAt(at: typeof square | null, place: typeof square | null) {
  const opened = await openDiscussion({ at, place });
  opened.network.on("POST /api/posts", () => json(post(9), 201));
  return opened;
}

describe("the distance of a post", () => {
  it("is shown on the post, also to screen readers", async () => {
    await openDiscussion({
      posts: [post(2, { ring: "near" }), post(1)],
      routes: {},
    });
    const [near, plain] = screen.getAllByRole("article");
    expect(within(near!).getByText("from within 10 km")).toBeVisible();
    expect(plain).not.toHaveTextContent("from");
  });

  it.each([
    ["from here", square, "Show that I am writing from here"],
    ["from within 10 km", across, "Show that I am writing from within 10 km"],
    [
      "from within 50 km",
      { lat: 52.4, lng: 13.06 },
      "Show that I am writing from within 50 km",
    ],
    [
      "from farther away",
      { lat: 48.1, lng: 11.6 },
      "Show that I am writing from farther away",
    ],
  ])("is offered with the label: %s", async (_, at, name) => {
    await openAt(at, square);
    expect(await choice()).toHaveAccessibleName(name);
    expect(await choice()).toHaveAccessibleDescription(
      "Everyone who reads the post sees this, and nothing more exact.",
    );
    expect(await choice()).not.toBeChecked();
  });

  it("is not offered without a location of both", async () => {
    await openAt(null, square);
    expect(none()).toBeNull();
    await openAt(square, null);
    expect(none()).toBeNull();
  });

  it("is sent only if chosen", async () => {
    const { network, user } = await openAt(across, square);
    await user.type(composer(), "Without");
    await user.click(postButton());
    await waitFor(() => expect(composer()).toHaveValue(""));
    await user.click(await choice());
    await user.type(composer(), "With");
    await user.click(postButton());
    await waitFor(() => expect(composer()).toHaveValue(""));
    const bodies = network.to("POST /api/posts").map(({ body }) => body);
    const sent = { ...across, survey_id: 7 };
    expect(bodies).toEqual([
      { ...sent, content: "Without" },
      { ...sent, content: "With", ring_consent: true },
    ]);
  });

  it("is remembered in this browser until it is unchecked", async () => {
    const { user } = await openAt(across, square);
    await user.click(await choice());
    expect(localStore.read("posts_say_ring")).toBe(true);
    await user.click(await choice());
    expect(localStore.keys("posts_say_ring")).toEqual([]);
    localStore.write("posts_say_ring", true);
    document.body.replaceChildren();
    await openAt(square, square);
    expect(await choice()).toBeChecked();
  });

  it("is not sent if it was remembered but is not visible", async () => {
    localStore.write("posts_say_ring", true);
    const { network, user } = await openAt(null, square);
    await user.type(composer(), "Without");
    await user.click(postButton());
    await waitFor(() => expect(composer()).toHaveValue(""));
    const [sent] = network.to("POST /api/posts");
    expect(sent?.body).not.toHaveProperty("ring_consent");
  });
});
