import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../../testing/managed.ts";
import {
  openLoadedOwnerPage,
  openPart,
} from "../../testing/open-owner-page.tsx";

const path = "/feeds/secret.atom";
const none = { feed: null, webhookHosts: [], webhook: null };

function serve(news: object, changes: object = {}) {
  return fakeNetwork({
    [`GET ${manageRoute}`]: managedReply({ reads: "figures", ...changes }),
    [`GET ${manageRoute}/news`]: news,
    [`POST ${manageRoute}/feed`]: { path },
    [`DELETE ${manageRoute}/feed`]: {},
  });
}

const sending = (changes: object) => ({
  feed: null,
  webhookHosts: ["a.example"],
  webhook: {
    address: "https://a.example/news",
    madeOn: "2026-03-02",
    paused: false,
    deliveries: [],
    ...changes,
  },
});

const delivery = (changes: object) => ({
  kind: "news",
  madeAt: "2026-03-02T10:20:00.000Z",
  attempts: 2,
  state: "waiting",
  status: null,
  failure: null,
  tookMs: 12,
  reply: "",
  ...changes,
});

const section = () =>
  within(screen.getByRole("region", { name: "Notifications" }));

const openNews = () => openPart("news");

describe("news of a survey", () => {
  it("load when they are opened", async () => {
    const network = serve(none);
    const { user } = await openLoadedOwnerPage();
    expect(network.to(`GET ${manageRoute}/news`)).toHaveLength(0);
    await user.click(
      screen.getByRole("link", { name: /Set up notifications/ }),
    );
    expect(
      await section().findByRole("button", { name: "Make a feed" }),
    ).toBeVisible();
    expect(network.to(`GET ${manageRoute}/news`)).toHaveLength(1);
  });

  it("are available as a feed, whose full address is shown once", async () => {
    const network = serve(none, { role: "read", keys: [] });
    const { user } = await openNews();
    const make = await section().findByRole("button", { name: "Make a feed" });
    network.on(`GET ${manageRoute}/news`, { feed: { madeOn: "2026-03-02" } });
    await user.click(make);
    const address = await section().findByRole("textbox", {
      name: "Address of the feed",
    });
    expect(address).toHaveValue(`${location.origin}${path}`);
    const [call] = network.to(`POST ${manageRoute}/feed`);
    expect(call?.headers.get("authorization")).toBe("Bearer secret");
    expect(await section().findByText(/Made on .*2026/)).toBeVisible();
    await user.click(
      section().getByRole("button", { name: "I have saved it" }),
    );
    expect(section().queryByRole("textbox")).toBeNull();
  });

  it("are no longer available by a feed that is revoked", async () => {
    const network = serve({ feed: { madeOn: "2026-03-02" } });
    const { user } = await openNews();
    const end = await section().findByRole("button", { name: "End the feed" });
    expect(
      section().getByRole("button", { name: "Make a new address" }),
    ).toBeVisible();
    network.on(`GET ${manageRoute}/news`, none);
    await user.click(end);
    expect(
      await section().findByRole("button", { name: "Make a feed" }),
    ).toBeVisible();
    expect(network.to(`DELETE ${manageRoute}/feed`)).toHaveLength(1);
  });

  it("stay unchanged if the feed could not be created", async () => {
    const network = serve(none);
    network.on(`POST ${manageRoute}/feed`, () => refusal(503, "Busy"));
    const { user } = await openNews();
    await user.click(
      await section().findByRole("button", { name: "Make a feed" }),
    );
    expect(await section().findByText("Busy")).toBeVisible();
    expect(
      section().getByRole("button", { name: "Make a feed" }),
    ).toBeEnabled();
  });

  it("can be requested again if they could not be loaded", async () => {
    const network = serve(none);
    network.on(`GET ${manageRoute}/news`, () => refusal(503, "Busy"));
    const { user } = await openNews();
    expect(await section().findByText("Busy")).toBeVisible();
    network.on(`GET ${manageRoute}/news`, none);
    await user.click(section().getByRole("button", { name: "Try again" }));
    expect(
      await section().findByRole("button", { name: "Make a feed" }),
    ).toBeVisible();
  });

  it("offer no webhook if the site allows no host", async () => {
    serve(none);
    await openNews();
    expect(
      await section().findByText(
        /does not send notifications to other servers/,
      ),
    ).toBeVisible();
    expect(section().queryByRole("textbox")).toBeNull();
  });

  it("are sent to a chosen server, with a secret that is shown once", async () => {
    const network = serve({ ...none, webhookHosts: ["a.example"] });
    network.on(`POST ${manageRoute}/webhook`, { secret: "whsec_abc=" });
    const { user } = await openNews();
    const box = await section().findByRole("textbox", { name: /^Address/ });
    await user.type(box, " https://a.example/news ");
    network.on(`GET ${manageRoute}/news`, sending({}));
    await user.click(
      section().getByRole("button", { name: "Send notifications there" }),
    );
    expect(
      await section().findByRole("textbox", { name: /^Secret/ }),
    ).toHaveValue("whsec_abc=");
    const [call] = network.to(`POST ${manageRoute}/webhook`);
    expect(call?.body).toEqual({ address: "https://a.example/news" });
    expect(call?.headers.get("idempotency-key")).toBeTruthy();
    expect(await section().findByText("https://a.example/news")).toBeVisible();
  });

  it("show why an address is refused, and keep it", async () => {
    const network = serve({ ...none, webhookHosts: ["a.example"] });
    network.on(`POST ${manageRoute}/webhook`, () => refusal(409, "Not there"));
    const { user } = await openNews();
    const box = await section().findByRole("textbox", { name: /^Address/ });
    await user.type(box, "https://b.example/{Enter}");
    expect(await section().findByText("Not there")).toBeVisible();
    expect(box).toHaveValue("https://b.example/");
  });

  it("list the deliveries with their results", async () => {
    serve(
      sending({
        deliveries: [
          delivery({ status: 500, reply: "<b>Broken</b>" }),
          delivery({ kind: "test", state: "failed", failure: "not-public" }),
        ],
      }),
    );
    await openNews();
    const list = within(
      await section().findByRole("list", { name: "Sent notifications" }),
    );
    const [first, second] = list.getAllByRole("listitem");
    expect(first).toHaveTextContent(
      /Notification.*Waiting.*2 attempts · status 500/,
    );
    expect(first).toHaveTextContent("<b>Broken</b>");
    expect(second).toHaveTextContent(/Test.*Failed.*not public/);
  });

  it("resume if the webhook was paused, send a test, and end", async () => {
    const network = serve(sending({ paused: true }));
    for (const call of ["POST", "DELETE"])
      network.on(`${call} ${manageRoute}/webhook`, {});
    network.on(`POST ${manageRoute}/webhook/resume`, {});
    network.on(`POST ${manageRoute}/webhook/test`, {});
    const { user } = await openNews();
    const press = async (name: string) =>
      user.click(await section().findByRole("button", { name }));
    network.on(`GET ${manageRoute}/news`, sending({}));
    await press("Resume sending");
    await waitFor(() => expect(section().queryByText("Paused")).toBeNull());
    await press("Send a test");
    await waitFor(() =>
      expect(network.to(`POST ${manageRoute}/webhook/test`)).toHaveLength(1),
    );
    network.on(`GET ${manageRoute}/news`, none);
    await press("End the webhook");
    expect(
      await section().findByText(
        /does not send notifications to other servers/,
      ),
    ).toBeVisible();
    expect(network.to(`DELETE ${manageRoute}/webhook`)).toHaveLength(1);
  });

  it("are sent to servers only for owners of the survey", async () => {
    serve({ ...none, webhookHosts: ["a.example"] }, { role: "read", keys: [] });
    await openNews();
    await section().findByRole("button", { name: "Make a feed" });
    expect(section().queryByRole("heading", { name: "Webhook" })).toBeNull();
  });

  it("cannot be configured while the survey is being deleted", async () => {
    serve(none, { state: "deleting", deletesAt: "2026-03-12T10:00:00.000Z" });
    await openLoadedOwnerPage();
    expect(screen.queryByRole("link", { name: /notifications/ })).toBeNull();
  });
});
