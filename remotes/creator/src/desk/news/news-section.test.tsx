import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { deskRoute, managedReply } from "../../testing/managed.ts";
import { openLoadedDesk } from "../../testing/open-desk.tsx";

const path = "/feeds/secret.atom";
const none = { feed: null };

function serve(news: object, changes: object = {}) {
  return fakeNetwork({
    [`GET ${deskRoute}`]: managedReply({ reads: "figures", ...changes }),
    [`GET ${deskRoute}/news`]: news,
    [`POST ${deskRoute}/feed`]: { path },
    [`DELETE ${deskRoute}/feed`]: {},
  });
}

const section = () => within(screen.getByRole("region", { name: "News" }));

async function openNews() {
  const page = await openLoadedDesk();
  await page.user.click(
    section().getByRole("button", { name: /Hear of news/ }),
  );
  return page;
}

describe("news of a survey", () => {
  it("are asked for once somebody wants to hear of them", async () => {
    const network = serve(none);
    const { user } = await openLoadedDesk();
    expect(network.to(`GET ${deskRoute}/news`)).toHaveLength(0);
    await user.click(section().getByRole("button", { name: /Hear of news/ }));
    expect(
      await section().findByRole("button", { name: "Make a feed" }),
    ).toBeVisible();
    expect(network.to(`GET ${deskRoute}/news`)).toHaveLength(1);
  });

  it("come by a feed whose whole address is shown once", async () => {
    const network = serve(none, { role: "read", keys: [] });
    const { user } = await openNews();
    const make = await section().findByRole("button", { name: "Make a feed" });
    network.on(`GET ${deskRoute}/news`, { feed: { madeOn: "2026-03-02" } });
    await user.click(make);
    const address = await section().findByRole("textbox", {
      name: "Address of the feed",
    });
    expect(address).toHaveValue(`${location.origin}${path}`);
    const [call] = network.to(`POST ${deskRoute}/feed`);
    expect(call?.headers.get("authorization")).toBe("Bearer secret");
    expect(await section().findByText(/Made on .*2026/)).toBeVisible();
    await user.click(section().getByRole("button", { name: "I have it" }));
    expect(section().queryByRole("textbox")).toBeNull();
  });

  it("no longer come by a feed that is ended", async () => {
    const network = serve({ feed: { madeOn: "2026-03-02" } });
    const { user } = await openNews();
    const end = await section().findByRole("button", { name: "End the feed" });
    expect(
      section().getByRole("button", { name: "Make a new address" }),
    ).toBeVisible();
    network.on(`GET ${deskRoute}/news`, none);
    await user.click(end);
    expect(
      await section().findByRole("button", { name: "Make a feed" }),
    ).toBeVisible();
    expect(network.to(`DELETE ${deskRoute}/feed`)).toHaveLength(1);
  });

  it("stay as they were where the feed could not be made", async () => {
    const network = serve(none);
    network.on(`POST ${deskRoute}/feed`, () => refusal(503, "Busy"));
    const { user } = await openNews();
    await user.click(
      await section().findByRole("button", { name: "Make a feed" }),
    );
    expect(await section().findByText("Busy")).toBeVisible();
    expect(
      section().getByRole("button", { name: "Make a feed" }),
    ).toBeEnabled();
  });

  it("can be asked for again where they could not be loaded", async () => {
    const network = serve(none);
    network.on(`GET ${deskRoute}/news`, () => refusal(503, "Busy"));
    const { user } = await openNews();
    expect(await section().findByText("Busy")).toBeVisible();
    network.on(`GET ${deskRoute}/news`, none);
    await user.click(section().getByRole("button", { name: "Try again" }));
    expect(
      await section().findByRole("button", { name: "Make a feed" }),
    ).toBeVisible();
  });

  it("are nothing to choose while the survey is being deleted", async () => {
    serve(none, { state: "deleting", deletesAt: "2026-03-12T10:00:00.000Z" });
    await openLoadedDesk();
    expect(screen.queryByRole("region", { name: "News" })).toBeNull();
  });
});
