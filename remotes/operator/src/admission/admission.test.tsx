import { fakeNetwork, refusal } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { openPart } from "../testing/open-page.tsx";
import { operatorReply } from "../testing/replies.ts";

type Routes = Parameters<typeof fakeNetwork>[0];

const me = { "GET /api/operator/me": operatorReply(["admit"]) };
const waitlist = "GET /api/operator/waitlist";
const invitations = "GET /api/operator/invitations";
const make = "POST /api/operator/invitations";
const button = (name: string) => screen.findByRole("button", { name });

const waiting = {
  email: "bakery@shop.example",
  role: "business",
  category: "Food",
  position: null,
  free: false,
  confirmedAt: null,
  joinedAt: "2026-03-01T10:00:00.000Z",
};
const confirmed = {
  ...waiting,
  position: 3,
  free: true,
  confirmedAt: "2026-03-05T10:00:00.000Z",
};

async function openWaitlist(routes: Routes = {}) {
  const network = fakeNetwork({
    ...me,
    [waitlist]: { items: [waiting], next: null },
    ...routes,
  });
  return { network, ...(await openPart("waitlist")) };
}

describe("the waitlist on the operator's page", () => {
  it("confirms an address and shows its position", async () => {
    const confirm = "POST /api/operator/waitlist/confirmations";
    const { network, user } = await openWaitlist({ [confirm]: null });
    expect(await screen.findByText(/Business · Food · joined/)).toBeVisible();
    network.on(waitlist, { items: [confirmed], next: null });
    await user.click(await button("Confirm bakery@shop.example"));
    expect(
      await screen.findByText(/Business · Food · position 3/),
    ).toBeVisible();
    expect(screen.getByText("Free access")).toBeVisible();
    expect(screen.getByText("bakery@shop.example is confirmed.")).toBeVisible();
    expect(network.to(confirm)[0]?.body).toEqual({
      email: "bakery@shop.example",
    });
  });

  it("removes an address after confirmation", async () => {
    const remove = "DELETE /api/operator/waitlist";
    const { network, user } = await openWaitlist({ [remove]: null });
    await user.click(await button("Remove bakery@shop.example"));
    expect(network.to(remove)).toEqual([]);
    network.on(waitlist, { items: [], next: null });
    await user.click(await button("Remove"));
    expect(await screen.findByText("The waitlist is empty")).toBeVisible();
    expect(network.to(remove)[0]?.body).toEqual({
      email: "bakery@shop.example",
    });
  });

  it("shows why that failed", async () => {
    const { user } = await openWaitlist();
    await user.click(await button("Confirm bakery@shop.example"));
    expect(await screen.findByText("Not found")).toBeVisible();
    expect(await button("Confirm bakery@shop.example")).toBeVisible();
  });
});

const invitation = {
  invitationId: 4,
  usesMax: 10,
  useCount: 2,
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: null,
  revokedAt: null,
};

async function openInvitations(routes: Routes = {}) {
  const network = fakeNetwork({
    ...me,
    [invitations]: { items: [invitation], next: null },
    ...routes,
  });
  return { network, ...(await openPart("invitations")) };
}

describe("invitations on the operator's page", () => {
  it("are created, and their codes shown until they are dismissed", async () => {
    const items = [
      { invitationId: 5, code: "1111-2222" },
      { invitationId: 6, code: "3333-4444" },
    ];
    const { network, user } = await openInvitations({ [make]: { items } });
    const count = await screen.findByLabelText("Number of invitations");
    await user.clear(count);
    await user.type(count, "2");
    await user.type(screen.getByLabelText("Days until they expire"), "1,000");
    await user.click(await button("Create invitations"));
    expect(await screen.findByLabelText("Codes")).toHaveValue(
      "1111-2222\n3333-4444",
    );
    expect(network.to(make)[0]?.body).toEqual({
      count: 2,
      uses: 1,
      days: 1000,
    });
    await user.click(await button("Done"));
    expect(screen.queryByLabelText("Codes")).toBeNull();
  });

  it("are not created if the count is out of range", async () => {
    const { network, user } = await openInvitations();
    const count = await screen.findByLabelText("Number of invitations");
    await user.clear(count);
    await user.type(count, "101{Enter}");
    expect(
      screen.getByText("Enter a whole number from 1 to 100."),
    ).toBeVisible();
    expect(count).toHaveFocus();
    expect(network.to(make)).toEqual([]);
  });

  it("are revoked, and admit no one else", async () => {
    const revoke = "DELETE /api/operator/invitations/4";
    const { network, user } = await openInvitations({ [revoke]: null });
    const list = await screen.findByRole("list", { name: "Invitations" });
    expect(within(list).getByText(/used 2 of 10/)).toBeVisible();
    await user.click(await button("Revoke invitation 4"));
    expect(await within(list).findByText("Revoked")).toBeVisible();
    expect(within(list).queryByRole("button")).toBeNull();
    expect(
      screen.getByText("Invitation 4 was revoked. Nobody else can use it."),
    ).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
    expect(network.to(revoke)).toHaveLength(1);
  });

  it("offer no action for one that ended", async () => {
    const ended = { ...invitation, expiresAt: "2020-01-01T00:00:00.000Z" };
    await openInvitations({ [invitations]: { items: [ended], next: null } });
    expect(await screen.findByText("Expired")).toBeVisible();
    expect(screen.getByText(/20(19|20), \d+:\d\d/)).toBeVisible();
    expect(
      screen.queryByRole("button", { name: "Revoke invitation 4" }),
    ).toBeNull();
  });

  it("show why none were created", async () => {
    const { user } = await openInvitations({
      [make]: () => refusal(503, "Back in a minute."),
    });
    await user.click(await button("Create invitations"));
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
  });
});
