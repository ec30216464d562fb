import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { forgetSurvey } from "../../owned/owned-surveys.ts";
import { manageRoute, managedReply } from "../../testing/managed.ts";
import { openPart } from "../../testing/open-owner-page.tsx";
import {
  fakePushBrowser,
  removePushBrowser,
} from "../../testing/push-browser.ts";

const uuid = manageRoute.split("/").at(-1) ?? "";
const scope = `/push/${uuid}/`;

afterEach(removePushBrowser);

/** SHA-256 of the browser's endpoint. */
const known =
  "378f13c84514cc9b2fdf033f09eee9fe06789b7526df2a95bc6d38cf8f2b9a6a";

const newsOf = (...browsers: string[]) => ({
  feed: null,
  webhookHosts: [],
  webhook: null,
  push: { publicKey: "BA", browsers },
});

const section = () =>
  within(screen.getByRole("region", { name: "Notifications" }));
const button = (name: string | RegExp) =>
  section().findByRole("button", { name });

async function openNews(news: object) {
  const network = fakeNetwork({
    [`GET ${manageRoute}`]: managedReply({ reads: "figures" }),
    [`GET ${manageRoute}/news`]: news,
    [`POST ${manageRoute}/push`]: {},
    [`DELETE ${manageRoute}/push`]: {},
  });
  const { user } = await openPart("news");
  return { network, user };
}

describe("push messages to this browser", () => {
  it("turn on, and turn off with nothing left behind", async () => {
    const { scopes, endpoint } = fakePushBrowser();
    const { network, user } = await openNews(newsOf());
    const turnOn = await button("Turn on notifications");
    expect(scopes.size).toBe(0);
    network.on(`GET ${manageRoute}/news`, newsOf(known));
    await user.click(turnOn);
    const turnOff = await button("Turn off notifications");
    expect(section().getByText("On in this browser")).toBeVisible();
    expect([...scopes]).toEqual([scope]);
    const [call] = network.to(`POST ${manageRoute}/push`);
    expect(call?.body).toEqual({ endpoint, keys: { p256dh: "B", auth: "a" } });
    network.on(`GET ${manageRoute}/news`, newsOf());
    await user.click(turnOff);
    await button("Turn on notifications");
    expect(network.to(`DELETE ${manageRoute}/push`)[0]?.body).toEqual({
      endpoint,
    });
    expect(scopes.size).toBe(0);
  });

  it("stay off if the user does not allow them, with a hint how to allow them", async () => {
    const { scopes } = fakePushBrowser({ says: "denied" });
    const { network, user } = await openNews(newsOf());
    await user.click(await button("Turn on notifications"));
    expect(
      await section().findByText(/Allow them in the browser settings/),
    ).toBeVisible();
    expect(network.to(`POST ${manageRoute}/push`)).toHaveLength(0);
    expect(scopes.size).toBe(0);
  });

  it("leave nothing behind if the server refuses", async () => {
    const { scopes } = fakePushBrowser();
    const { network, user } = await openNews(newsOf());
    network.on(`POST ${manageRoute}/push`, () => refusal(409, "Not by yours"));
    await user.click(await button("Turn on notifications"));
    expect(await section().findByText("Not by yours")).toBeVisible();
    expect(scopes.size).toBe(0);
  });

  it("are not offered by a browser without support", async () => {
    await openNews(newsOf());
    expect(
      await section().findByText(/cannot show notifications here/),
    ).toBeVisible();
    expect(section().queryByRole("button", { name: /^Turn o/ })).toBeNull();
  });

  it("are shown as unavailable on this site", async () => {
    fakePushBrowser();
    await openNews({ ...newsOf(), push: null });
    expect(
      await section().findByText(/does not send notifications to browsers/),
    ).toBeVisible();
    expect(section().queryByRole("button", { name: /^Turn o/ })).toBeNull();
  });

  it("end once the survey is forgotten on this device", async () => {
    const { scopes } = fakePushBrowser();
    scopes.add(scope);
    scopes.add("/push/another/");
    forgetSurvey(uuid);
    await waitFor(() => expect([...scopes]).toEqual(["/push/another/"]));
  });
});
