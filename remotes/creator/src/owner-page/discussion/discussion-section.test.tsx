import {
  fakeNetwork,
  json,
  type NetworkCall,
  refusal,
} from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../../testing/managed.ts";
import {
  openLoadedOwnerPage,
  openPart,
} from "../../testing/open-owner-page.tsx";

const list = `GET ${manageRoute}/discussion`;
const set = `PATCH ${manageRoute}/discussion`;
const hiding = `${manageRoute}/discussion/posts/4/hiding`;
const open = { closed: false, slow_minutes: 0 };

const item = (id: number, more: object = {}) => ({
  kind: "post",
  id,
  content: `Text ${id}`,
  user_id: "neighbour-9c3d",
  created_at: new Date().toISOString(),
  hidden: null,
  ...more,
});

const section = () =>
  within(screen.getByRole("region", { name: "Discussion" }));
const button = (name: string | RegExp) =>
  section().getByRole("button", { name });

async function openDiscussion(routes: object = {}, role = "own") {
  const network = fakeNetwork({
    [`GET ${manageRoute}`]: managedReply({ role }),
    [list]: { discussion: open, items: [item(4)], next: null },
    ...routes,
  });
  const { user } = await openPart("discussion");
  await section().findByRole("button", { name: "Search" });
  return { network, user };
}

describe("the discussion on the owner's page", () => {
  it("is not loaded before there is a post", async () => {
    const nothing = managedReply({}, { post_count: 0 });
    const network = fakeNetwork({ [`GET ${manageRoute}`]: nothing });
    await openLoadedOwnerPage();
    expect(network.to(list)).toEqual([]);
  });

  it("is only shown for keys that may moderate it", async () => {
    const network = fakeNetwork({
      [`GET ${manageRoute}`]: managedReply({ role: "read" }),
    });
    await openLoadedOwnerPage();
    expect(screen.queryByRole("link", { name: /discussion/ })).toBeNull();
    expect(network.to(list)).toEqual([]);
  });

  it.each([
    ["was reported", "Reported", { reported: true }],
    [
      "was written as the author of the survey",
      "Survey owner",
      { as_author: true },
    ],
  ])("shows what %s, and on no other one", async (_what, words, mark) => {
    const items = [item(5, mark), item(4)];
    await openDiscussion({
      [list]: { discussion: open, items, next: null },
    });
    const shown = await section().findAllByRole("listitem");
    expect(shown.map((one) => one.textContent.includes(words))).toEqual([
      true,
      false,
    ]);
  });

  it("hides a text with a reason, and shows it again", async () => {
    const notice = "Hidden by the author of the survey: spam. Sorry";
    const { network, user } = await openDiscussion(
      {
        [`POST ${hiding}`]: item(4, { hidden: notice }),
        [`DELETE ${hiding}`]: item(4),
      },
      "moderate",
    );
    await user.click(
      await section().findByRole("button", { name: "Hide: Text 4" }),
    );
    const dialog = within(screen.getByRole("dialog"));
    await user.selectOptions(dialog.getByLabelText("Reason"), "Spam");
    await user.type(
      dialog.getByLabelText(/Explanation for all readers/),
      " Sorry ",
    );
    await user.click(dialog.getByRole("button", { name: "Hide" }));
    expect(await section().findByText(new RegExp(notice))).toBeVisible();
    expect(network.to(`POST ${hiding}`)[0]?.body).toEqual({
      reason: "spam",
      words: "Sorry",
    });
    await user.click(button("Show again: Text 4"));
    expect(
      await section().findByRole("button", { name: "Hide: Text 4" }),
    ).toBeVisible();
    expect(section().queryByText(/Readers see this instead/)).toBeNull();
  });

  it("shows why a text was not hidden", async () => {
    const { user } = await openDiscussion({
      [`POST ${hiding}`]: () => refusal(404, "This is gone."),
    });
    await user.click(
      await section().findByRole("button", { name: "Hide: Text 4" }),
    );
    await user.click(screen.getByRole("button", { name: "Hide" }));
    expect(await section().findByText("This is gone.")).toBeVisible();
    expect(button("Hide: Text 4")).toBeVisible();
  });

  it("is closed, opened and slowed down", async () => {
    const { network, user } = await openDiscussion({
      [set]: ({ body }: NetworkCall) => json({ ...open, ...(body as object) }),
    });
    await user.click(
      await section().findByRole("button", { name: "Close the discussion" }),
    );
    expect(await section().findByText(/nobody can write/)).toBeVisible();
    expect(button("Open the discussion")).toBeVisible();
    const slow = section().getByLabelText("How often each person can write");
    await user.selectOptions(slow, "Once every 5 minutes");
    expect(network.to(set).map(({ body }) => body)).toEqual([
      { closed: true },
      { slow_minutes: 5 },
    ]);
    expect(slow).toHaveValue("5");
  });

  it("is searched, and loads page after page", async () => {
    const { network, user } = await openDiscussion({
      [list]: ({ path }: NetworkCall) =>
        json(
          path.includes("before=8")
            ? { discussion: open, items: [item(3)], next: null }
            : { discussion: open, items: [item(4)], next: 8 },
        ),
    });
    await section().findByText("Text 4");
    await user.click(button("Show older ones"));
    expect(await section().findByText("Text 3")).toBeVisible();
    expect(section().getAllByRole("listitem")).toHaveLength(2);
    network.on(list, { discussion: open, items: [], next: null });
    const box = section().getByRole("searchbox");
    await user.type(box, " trees {Enter}");
    expect(
      await section().findByText("No posts or replies found."),
    ).toBeVisible();
    expect(network.to(list).at(-1)?.path).toMatch(/[?&]q=trees$/);
  });

  it("can be requested again if it failed to load", async () => {
    const { network, user } = await openDiscussion({
      [list]: () => refusal(503, "Busy"),
    });
    expect(await section().findByText("Busy")).toBeVisible();
    network.on(list, { discussion: open, items: [item(4)], next: null });
    await user.click(button("Try again"));
    expect(await section().findByText("Text 4")).toBeVisible();
    expect(section().queryByText("Busy")).toBeNull();
  });
});
