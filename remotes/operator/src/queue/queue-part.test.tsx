import {
  fakeNetwork,
  json,
  type NetworkCall,
  refusal,
} from "@nearsay/core/testing";
import { act, screen, within } from "@testing-library/react";
import { openPart } from "../testing/open-page.tsx";
import { itemReply, operatorReply } from "../testing/replies.ts";

const me = "GET /api/operator/me";
const queue = "GET /api/operator/queue";
const decide = "POST /api/operator/decisions";
const block = "POST /api/operator/blocks";

const survey = itemReply();
const post = itemReply({
  kind: "post",
  id: 40,
  excerpt: "Nobody skates here.",
  state: "hidden",
  appeal: null,
});
const reply = itemReply({ kind: "reply", id: 7, excerpt: "You would." });

interface Sent {
  decision: string;
  items: { kind: string; id: number }[];
}

/** Finds every item except those with these ids. */
const deciding =
  (...gone: number[]) =>
  ({ body }: NetworkCall) =>
    json({
      items: (body as Sent).items.map((item) => ({
        ...item,
        outcome: gone.includes(item.id) ? "gone" : "done",
      })),
    });

async function openQueue(
  items: readonly object[],
  routes: Parameters<typeof fakeNetwork>[0] = {},
) {
  const network = fakeNetwork({
    [me]: operatorReply(),
    [queue]: { items, next: null },
    [decide]: deciding(),
    ...routes,
  });
  const page = await openPart("queue");
  return { network, ...page };
}

const list = () => screen.findByRole("list", { name: "Items to review" });
const waiting = async () =>
  (await within(await list()).findAllByRole("checkbox")).map((mark) =>
    mark.getAttribute("aria-label"),
  );
const button = (name: string) => screen.findByRole("button", { name });
const bar = () =>
  within(
    screen.getByRole("group", {
      name: "Actions for the selected items",
    }),
  );

describe("the queue", () => {
  it("shows the reports of an item, and its author's appeal", async () => {
    const appeal = {
      reason: "The town asked for it.",
      madeAt: "2026-03-05T10:00:00.000Z",
    };
    await openQueue([itemReply({ state: "hidden", appeal })]);
    const card = within(await screen.findByRole("article"));
    expect(card.getByText("Hidden")).toBeVisible();
    expect(card.getByText("3 reports, weight 2.5")).toBeVisible();
    expect(card.getByText("It sells skateboards.")).toBeVisible();
    expect(card.getByText("2 ×, weight 2")).toBeVisible();
    expect(card.getByText("The town asked for it.")).toBeVisible();
    expect(
      card.getByRole("link", { name: "A skate park by the old mill?" }),
    ).toHaveAttribute("href", "/operate?part=file&q=12");
  });

  it("hides an item, which keeps waiting as hidden, and shows it again", async () => {
    const { network, user } = await openQueue([survey]);
    await user.click(await button("Hide: survey 12"));
    expect(await screen.findByText("1 item hidden.")).toBeVisible();
    expect(await button("Show again: survey 12")).toHaveFocus();
    await user.click(await button("Show again: survey 12"));
    expect(await screen.findByText("Nothing to review")).toBeVisible();
    expect(network.to(decide).map(({ body }) => body)).toEqual([
      { decision: "hide", items: [{ kind: "survey", id: 12 }] },
      { decision: "restore", items: [{ kind: "survey", id: 12 }] },
    ]);
  });

  it("focuses the next item once one was removed", async () => {
    const { user } = await openQueue([survey, post, reply]);
    await user.click(await button("Keep: post 40"));
    expect(await screen.findByText("1 item kept.")).toBeVisible();
    expect(await waiting()).toEqual(["Select Survey 12", "Select Reply 7"]);
    expect(
      screen.getByRole("checkbox", { name: "Select Reply 7" }),
    ).toHaveFocus();
  });

  it("decides on all selected items at once, and shows which were gone", async () => {
    const { network, user } = await openQueue([survey, post, reply], {
      [decide]: deciding(40),
    });
    await list();
    await user.click(screen.getByLabelText("Select all shown here"));
    expect(bar().getByText("3 selected")).toBeVisible();
    await user.click(screen.getByLabelText("Select Survey 12"));
    expect(bar().getByText("2 selected")).toBeVisible();
    await user.click(
      bar().getByRole("button", { name: "Hide: all selected items" }),
    );
    expect(
      await screen.findByText(
        "1 item hidden. Post 40 had already been deleted.",
      ),
    ).toBeVisible();
    expect(await waiting()).toEqual(["Select Survey 12", "Select Reply 7"]);
    expect(screen.queryByRole("group", { name: /selected items/ })).toBeNull();
    expect(network.to(decide)[0]?.body).toMatchObject({
      items: [
        { kind: "post", id: 40 },
        { kind: "reply", id: 7 },
      ],
    });
  });

  it("sends no more than a request allows, and shows what a later request refused", async () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      itemReply({ kind: "post", id: index + 1 }),
    );
    const { network, user } = await openQueue(many, {
      [decide]: (call) =>
        (call.body as Sent).items.length === 100
          ? deciding()(call)
          : refusal(503, "Back in a minute."),
    });
    await list();
    await user.click(screen.getByLabelText("Select all shown here"));
    await user.click(
      bar().getByRole("button", { name: "Keep: all selected items" }),
    );
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
    expect(screen.getByText("100 items kept.")).toBeVisible();
    expect(await waiting()).toEqual(["Select Post 101"]);
    expect(bar().getByText("1 selected")).toBeVisible();
    expect(network.to(decide)).toHaveLength(2);
  });

  it("deletes nothing before confirmation", async () => {
    const { network, user } = await openQueue([survey]);
    await user.click(await button("Delete: survey 12"));
    const dialog = () => within(screen.getByRole("alertdialog"));
    expect(dialog().getByText("Survey 12")).toBeVisible();
    await user.click(dialog().getByRole("button", { name: "Cancel" }));
    expect(network.to(decide)).toEqual([]);
    await user.click(await button("Delete: survey 12"));
    await user.click(
      dialog().getByRole("button", { name: "Delete permanently" }),
    );
    expect(await screen.findByText("1 item deleted.")).toBeVisible();
    expect(await screen.findByText("Nothing to review")).toBeVisible();
    expect(network.to(decide)[0]?.body).toMatchObject({ decision: "remove" });
  });

  it("repeats a decision whose reply was lost with the same idempotency key", async () => {
    const { network, user } = await openQueue([survey], {
      [decide]: () => refusal(503, "Back in a minute."),
    });
    await user.click(await button("Hide: survey 12"));
    await screen.findByText("Back in a minute.");
    await user.click(await button("Hide: survey 12"));
    await screen.findByText("Back in a minute.");
    const names = network
      .to(decide)
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  it("blocks an author without revealing who that is", async () => {
    const { network, user } = await openQueue([post], {
      [block]: json({
        blockId: 3,
        kind: "post",
        id: 40,
        madeOn: "2026-03-05",
        madeBy: "Anna",
      }),
    });
    await user.click(await button("Block the author: post 40"));
    const dialog = within(screen.getByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Block" }));
    expect(
      await screen.findByText("The author of post 40 is blocked."),
    ).toBeVisible();
    expect(network.to(block)[0]?.body).toEqual({ kind: "post", id: 40 });
    expect(await waiting()).toEqual(["Select Post 40"]);
  });

  it("loads page after page, and again from the start", async () => {
    const { network, user } = await openQueue([], {
      [queue]: ({ path }) =>
        json(
          path.includes("after=x")
            ? { items: [post], next: null }
            : { items: [survey], next: "x" },
        ),
    });
    await user.click(await button("Show more"));
    expect(await waiting()).toEqual(["Select Survey 12", "Select Post 40"]);
    network.on(queue, { items: [reply], next: null });
    await user.click(await button("Refresh"));
    expect(await screen.findByText("You would.")).toBeVisible();
    expect(await waiting()).toEqual(["Select Reply 7"]);
  });

  it("is requested again once the connection is back", async () => {
    const { network } = await openQueue([], {
      [queue]: () => Promise.reject(new TypeError("offline")),
    });
    expect(await screen.findByRole("alert")).toBeVisible();
    network.on(queue, { items: [survey], next: null });
    act(() => {
      dispatchEvent(new Event("online"));
    });
    expect(await waiting()).toEqual(["Select Survey 12"]);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
