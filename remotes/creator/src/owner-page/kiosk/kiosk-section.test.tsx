import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { manageRoute, managedReply } from "../../testing/managed.ts";
import {
  openLoadedOwnerPage,
  openPart,
} from "../../testing/open-owner-page.tsx";

const grantId = "3a2d5b61-6f5f-4a0e-8f6e-2d5f4a3f9a21";
const library = { grantId, label: "Library", madeOn: "2026-03-02" };
const grants = `${manageRoute}/kiosk-grants`;

function serve(items: object[], changes: object = {}) {
  return fakeNetwork({
    [`GET ${manageRoute}`]: managedReply({ reads: "figures", ...changes }),
    [`GET ${grants}`]: { items },
    [`POST ${grants}`]: { grantId, token: "s3cret" },
    [`DELETE ${grants}/${grantId}`]: {},
  });
}

const section = () => within(screen.getByRole("region", { name: "Kiosk" }));
const button = (name: string) => section().findByRole("button", { name });

async function openKiosks() {
  const page = await openPart("kiosk");
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return page;
}

describe("the kiosks of a survey", () => {
  it("are created with a label, each with a link that is shown once", async () => {
    const network = serve([]);
    const { user } = await openKiosks();
    expect(await section().findByText("There is no kiosk yet.")).toBeVisible();
    const label = section().getByRole("textbox", {
      name: "Where the tablet is",
    });
    await user.type(label, " Library ");
    network.on(`GET ${grants}`, { items: [library] });
    await user.click(await button("Make a kiosk link"));
    const link = await section().findByRole("textbox", { name: /^Link of/ });
    const address = `${location.origin}/kiosk#s3cret`;
    expect(link).toHaveValue(address);
    expect(link).toHaveFocus();
    const [call] = network.to(`POST ${grants}`);
    expect(call?.body).toEqual({ label: "Library" });
    expect(call?.headers.get("authorization")).toBe("Bearer secret");
    expect(
      section().getByRole("link", { name: "Open it here" }),
    ).toHaveAttribute("href", address);
    expect(await section().findByText("Library")).toBeVisible();
    await user.click(await button("I have saved it"));
    expect(section().queryByRole("textbox", { name: /^Link of/ })).toBeNull();
  });

  it("are revoked after confirmation", async () => {
    const network = serve([library]);
    const { user } = await openKiosks();
    await user.click(await button("End Library"));
    expect(network.to(`DELETE ${grants}/${grantId}`)).toHaveLength(0);
    network.on(`GET ${grants}`, { items: [] });
    await user.click(screen.getByRole("button", { name: "End the kiosk" }));
    expect(await section().findByText("There is no kiosk yet.")).toBeVisible();
    expect(network.to(`DELETE ${grants}/${grantId}`)).toHaveLength(1);
  });

  it("show why one could not be created", async () => {
    const network = serve([]);
    const { user } = await openKiosks();
    network.on(`POST ${grants}`, () =>
      refusal(409, "Too many.", "KIOSKS_FULL"),
    );
    await user.click(await button("Make a kiosk link"));
    expect(await section().findByRole("alert")).toHaveTextContent("Too many.");
  });

  it("are limited to twenty", async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({
      ...library,
      grantId: `${grantId.slice(0, -2)}${n + 10}`,
    }));
    serve(many);
    await openKiosks();
    expect(
      await section().findByText(/maximum number of kiosks/),
    ).toBeVisible();
    expect(section().queryByRole("textbox")).toBeNull();
  });

  it("are only shown to owners of the survey", async () => {
    serve([], { role: "moderate", keys: [] });
    await openLoadedOwnerPage();
    expect(screen.queryByRole("link", { name: /kiosk/ })).toBeNull();
  });
});
