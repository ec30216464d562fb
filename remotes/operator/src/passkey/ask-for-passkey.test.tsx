import {
  fakeNetwork,
  json,
  type NetworkCall,
  refusal,
} from "@nearsay/core/testing";
import { screen } from "@testing-library/react";
import { openPage } from "../testing/open-page.tsx";
import { operatorReply } from "../testing/replies.ts";
import { signed, StandInDevice } from "../testing/stand-in-device.ts";

const me = "GET /api/operator/me";
const queue = "GET /api/operator/queue";
const challenges = "POST /api/operator/passkey/challenges";
const registrations = "POST /api/operator/passkey";
const proofs = "POST /api/operator/passkey/proofs";
const nothing = { items: [], next: null };
const proven = { proof: "1.abc", expiresAt: "2026-03-05T14:00:00.000Z" };

const wanted = (registered: boolean) =>
  refusal(403, "This key is good only with its passkey.", "PASSKEY_REQUIRED", {
    data: { registered },
  });

/** Replies to requests with the proof; other requests are asked for the passkey. */
const behindPasskey =
  (reply: object, registered: boolean) =>
  ({ headers }: NetworkCall) =>
    headers.get("authorization") === "Bearer secret.1.abc"
      ? json(reply)
      : wanted(registered);

function siteWithPasskey(registered: boolean) {
  const step = registered ? "prove" : "register";
  return fakeNetwork({
    [me]: behindPasskey(operatorReply(["moderate"]), registered),
    [queue]: behindPasskey(nothing, registered),
    [challenges]: { step, options: { challenge: "abc", timeout: 60_000 } },
    [registered ? proofs : registrations]: proven,
  });
}

const make = () => screen.findByRole("button", { name: "Create passkey" });
const use = () => screen.findByRole("button", { name: "Use passkey" });
const kept = (name: string) => sessionStorage.getItem(name);

describe("the passkey of a key", () => {
  let device: StandInDevice;

  beforeEach(() => {
    device = new StandInDevice();
  });
  afterEach(() => device.remove());

  it("is created if the key has none, and opens the page in this tab", async () => {
    const network = siteWithPasskey(false);
    const { user } = openPage();
    await user.click(await make());
    expect(await screen.findByText("Nothing to review")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    const options = { challenge: "abc", timeout: 60_000 };
    expect(device.asked).toEqual([["create", options]]);
    expect(network.to(registrations)[0]?.body).toEqual(signed);
    expect([kept("operator_key"), kept("operator_proof")]).toEqual([
      ...["secret", "1.abc"],
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it("is used if the key has one, which the tab then remembers", async () => {
    const network = siteWithPasskey(true);
    const { user, unmount } = openPage();
    await user.click(await use());
    expect(await screen.findByText("Nothing to review")).toBeVisible();
    expect(device.asked.map(([name]) => name)).toEqual(["get"]);
    expect(network.to(proofs)[0]?.body).toEqual(signed);
    unmount();
    openPage("/operate");
    expect(await screen.findByText("Nothing to review")).toBeVisible();
    expect(device.asked).toHaveLength(1);
  });

  it("is requested again, at the heading, if it was proven too long ago", async () => {
    const network = siteWithPasskey(true);
    const { user } = openPage();
    await user.click(await use());
    await screen.findByText("Nothing to review");
    network.on(queue, () => wanted(true));
    network.on(me, () => wanted(true));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await use()).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(kept("operator_key")).toBe("secret");
  });

  it.each([
    ["NotAllowedError", "No passkey was used"],
    ["TimeoutError", "That took too long"],
    ["SecurityError", "Passkeys do not work at this address"],
    ["ConstraintError", "This device cannot create this passkey"],
    ["UnknownError", "That did not work"],
  ])("is requested again if the device reports %s", async (name, title) => {
    const network = siteWithPasskey(true);
    device.fail(name);
    const { user } = openPage();
    await user.click(await use());
    expect(await screen.findByRole("alert")).toHaveTextContent(title);
    expect(network.to(proofs)).toEqual([]);
    device.recover();
    await user.click(await use());
    expect(await screen.findByText("Nothing to review")).toBeVisible();
  });

  it("is requested again if the device provides none", async () => {
    siteWithPasskey(true);
    device.answer(() => Promise.resolve(null));
    const { user } = openPage();
    await user.click(await use());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "No passkey was used",
    );
  });

  it("is requested again if the server rejects it as another one", async () => {
    const network = siteWithPasskey(true);
    network.on(proofs, () =>
      refusal(403, "This is not the passkey of this key.", "PASSKEY_REFUSED"),
    );
    const { user } = openPage();
    await user.click(await use());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The passkey was not accepted");
    expect(alert).toHaveTextContent("This is not the passkey of this key.");
    expect(kept("operator_proof")).toBeNull();
  });

  it("can be proven once the server is back", async () => {
    const network = siteWithPasskey(true);
    network.on(challenges, () => refusal(503, "Back in a minute."));
    const { user } = openPage();
    await user.click(await use());
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
    expect(device.asked).toEqual([]);
    expect(await use()).toBeEnabled();
  });

  it("is not requested twice at once", async () => {
    siteWithPasskey(true);
    device.answer(() => new Promise(() => undefined));
    const { user } = openPage();
    const button = await use();
    await user.click(button);
    expect(await screen.findByText("Waiting for your device…")).toBeVisible();
    await user.click(button);
    expect(device.asked).toHaveLength(1);
  });

  it("is not offered in a browser without support", async () => {
    device.remove();
    siteWithPasskey(true);
    openPage();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "This browser does not support passkeys",
    );
    expect(screen.queryByRole("button", { name: "Use passkey" })).toBeNull();
    expect(screen.getByRole("button", { name: "Leave" })).toBeVisible();
  });

  it("and its proof are forgotten by leaving, or when the key has ended", async () => {
    const network = siteWithPasskey(true);
    const { user } = openPage();
    await user.click(await use());
    await screen.findByText("Nothing to review");
    network.on(queue, () => refusal(401, "No", "OPERATOR_KEY_INVALID"));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("This key is not valid")).toBeVisible();
    expect([kept("operator_key"), kept("operator_proof")]).toEqual([
      null,
      null,
    ]);
  });

  it("is requested again with a new key from an address", async () => {
    sessionStorage.setItem("operator_key", '"other"');
    sessionStorage.setItem("operator_proof", '"2.def"');
    const network = siteWithPasskey(true);
    openPage();
    await use();
    expect(network.to(me)[0]?.headers.get("authorization")).toBe(
      "Bearer secret",
    );
    expect(kept("operator_proof")).toBeNull();
  });

  it("is not required for leaving the page", async () => {
    siteWithPasskey(true);
    const { user } = openPage();
    await use();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(await screen.findByLabelText("Operator key")).toBeVisible();
    expect(kept("operator_key")).toBeNull();
  });
});
