import { fakeNetwork } from "@nearsay/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { manageRoute, managedReply } from "../testing/managed.ts";
import { openLoadedOwnerPage } from "../testing/open-owner-page.tsx";

const get = `GET ${manageRoute}`;
const appeal = `POST ${manageRoute}/appeal`;
const hidden = (changes: object = {}) =>
  managedReply({ state: "hidden", ...changes });
const asked = hidden({ appealedAt: "2026-03-03T10:00:00.000Z" });
const reason = () => screen.findByRole("textbox", { name: /shown again/ });

describe("the owner's page of a hidden survey", () => {
  it("requests a review, once, and focuses the heading", async () => {
    const network = fakeNetwork({ [get]: hidden(), [appeal]: asked });
    const { user } = await openLoadedOwnerPage();
    await user.click(screen.getByRole("link", { name: "Ask for a review" }));
    await user.type(await reason(), "  It is fair. ");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("You asked for a review")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: /shown again/ })).toBeNull();
    expect(network.to(appeal).map(({ body }) => body)).toEqual([
      { reason: "It is fair." },
    ]);
    await waitFor(() => {
      expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    });
  });

  it("shows that a review was requested", async () => {
    fakeNetwork({ [get]: asked });
    await openLoadedOwnerPage();
    expect(screen.getByText(/You asked for a review\.$/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /review/ })).toBeNull();
  });

  it("offers no review to a key that only helps", async () => {
    fakeNetwork({ [get]: hidden({ role: "read", keys: [] }) });
    await openLoadedOwnerPage();
    expect(await screen.findByText("Hidden")).toBeVisible();
    expect(screen.queryByRole("link", { name: /review/ })).toBeNull();
  });
});
