import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { openPart } from "../testing/open-page.tsx";
import { operatorReply } from "../testing/replies.ts";

const one = "DELETE /api/operator/blocks/3";
const block = {
  blockId: 3,
  kind: "post",
  id: 40,
  madeOn: "2026-03-05",
  madeBy: "Anna",
};

async function openBlocks(routes: Parameters<typeof fakeNetwork>[0] = {}) {
  const network = fakeNetwork({
    "GET /api/operator/me": operatorReply(["moderate"]),
    "GET /api/operator/blocks": { items: [block], next: null },
    ...routes,
  });
  const page = await openPart("blocks");
  const end = await screen.findByRole("button", {
    name: "Remove block of the author of post 40",
  });
  return { network, ...page, end: () => page.user.click(end) };
}

describe("the blocks", () => {
  it("show the reason, the start and the operator", async () => {
    await openBlocks();
    expect(
      screen.getByRole("link", { name: "Author of post 40" }),
    ).toHaveAttribute("href", "/operate?part=file&q=post%2040");
    expect(screen.getByText("Mar 5, 2026")).toBeVisible();
    expect(screen.getByText("Anna", { selector: "li span" })).toBeVisible();
  });

  it.each([
    ["removed", null],
    [
      "removed from the list even if they no longer exist",
      () => refusal(404, "Gone"),
    ],
  ])("are %s", async (_how, reply) => {
    const { network, end } = await openBlocks({ [one]: reply });
    await end();
    expect(
      await screen.findByText(/The block for post 40 was removed/),
    ).toBeVisible();
    expect(screen.getByText("Nobody is blocked")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Blocks" })).toHaveFocus();
    expect(network.to(one)).toHaveLength(1);
  });

  it("stay if the request failed", async () => {
    const { end } = await openBlocks({
      [one]: () => refusal(503, "Back in a minute."),
    });
    await end();
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
    expect(
      screen.getByRole("link", { name: "Author of post 40" }),
    ).toBeVisible();
  });
});
