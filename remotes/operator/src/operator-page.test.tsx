import { Link } from "@nearsay/core/router";
import { fakeNetwork, refusal, renderAt } from "@nearsay/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { OperatorPage } from "./operator-page.tsx";
import { openPage, openPart } from "./testing/open-page.tsx";
import { operatorReply } from "./testing/replies.ts";

const me = "GET /api/operator/me";
const queue = "GET /api/operator/queue";
const nothing = { items: [], next: null };

const refused = () => refusal(401, "No such key.", "OPERATOR_KEY_INVALID");
const field = () => screen.getByLabelText("Operator key");
const kept = () => sessionStorage.getItem("operator_key");

async function seeQueue() {
  expect(await screen.findByText("Nothing to review")).toBeVisible();
}

describe("the key of the operator's page", () => {
  it("is removed from the address, stored in the tab, and sent without cookies", async () => {
    const network = fakeNetwork({ [me]: operatorReply(), [queue]: nothing });
    const { location } = openPage();
    await seeQueue();
    expect(location().hash).toBe("");
    expect(kept()).toBe("secret");
    expect(localStorage).toHaveLength(0);
    const sent = network.calls.map(({ headers }) =>
      headers.get("authorization"),
    );
    expect(sent).toEqual(["Bearer secret", "Bearer secret"]);
  });

  it("is the stored one if the address has none", async () => {
    sessionStorage.setItem("operator_key", "kept");
    const network = fakeNetwork({ [me]: operatorReply(), [queue]: nothing });
    openPage("/operate");
    await seeQueue();
    expect(network.to(me)[0]?.headers.get("authorization")).toBe("Bearer kept");
  });

  it("is requested if there is none, and accepted alone or in its address", async () => {
    const network = fakeNetwork({ [me]: operatorReply(), [queue]: nothing });
    const { user } = openPage("/operate");
    const open = await screen.findByRole("button", { name: "Open the desk" });
    await user.click(open);
    expect(screen.getByText("Enter the key first.")).toBeVisible();
    expect(field()).toHaveFocus();
    await user.type(field(), "https://nearsay.example/operate#key=abc{Enter}");
    await seeQueue();
    expect(network.to(me)[0]?.headers.get("authorization")).toBe("Bearer abc");
  });

  it("is forgotten if it opens nothing, and another is requested", async () => {
    const network = fakeNetwork({ [me]: refused, [queue]: nothing });
    const { user } = openPage();
    expect(await screen.findByText("This key is not valid")).toBeVisible();
    expect(kept()).toBeNull();
    network.on(me, operatorReply());
    await user.type(field(), "right{Enter}");
    await seeQueue();
    expect(kept()).toBe("right");
  });

  it("locks the page as soon as any request is refused for it", async () => {
    fakeNetwork({ [me]: operatorReply(), [queue]: refused });
    openPage();
    expect(await screen.findByText("This key is not valid")).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(kept()).toBeNull();
  });

  it("is kept while the server is unavailable, and the request can be repeated", async () => {
    const network = fakeNetwork({
      [me]: () => refusal(503, "Back in a minute."),
      [queue]: nothing,
    });
    const { user } = openPage();
    expect(await screen.findByText("Back in a minute.")).toBeVisible();
    expect(kept()).toBe("secret");
    network.on(me, operatorReply());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await seeQueue();
  });

  it("is replaced once another one's address is opened in the same tab", async () => {
    const network = fakeNetwork({ [me]: operatorReply(), [queue]: nothing });
    renderAt(
      <>
        <Link to="/operate#key=other">Other key</Link>
        <OperatorPage />
      </>,
      { path: "/operate#key=secret" },
    );
    await seeQueue();
    await userEvent.click(screen.getByRole("link", { name: "Other key" }));
    await waitFor(() => expect(kept()).toBe("other"));
    await seeQueue();
    const sent = network
      .to(me)
      .map(({ headers }) => headers.get("authorization"));
    expect(sent).toEqual(["Bearer secret", "Bearer other"]);
  });

  it("is forgotten by leaving", async () => {
    fakeNetwork({ [me]: operatorReply(), [queue]: nothing });
    const { user } = openPage();
    await seeQueue();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(await screen.findByLabelText("Operator key")).toBeVisible();
    expect(screen.queryByText("This key is not valid")).toBeNull();
    expect(kept()).toBeNull();
  });
});

describe("the operator's page", () => {
  const parts = () =>
    within(screen.getByRole("navigation", { name: "Parts of the desk" }))
      .getAllByRole("link")
      .map(({ textContent }) => textContent);

  it.each([
    ["moderate", ["Queue", "Find", "Blocks"]],
    ["admit", ["Waitlist", "Invitations"]],
    ["maintain", ["Releases", "Counters", "Audit log"]],
  ])("shows a key that may %s no other section", async (right, offered) => {
    fakeNetwork({ [me]: operatorReply([right]) });
    await openPart("queue");
    expect(parts()).toEqual(offered);
    expect(
      await screen.findByRole("heading", { level: 2, name: offered[0] ?? "" }),
    ).toBeVisible();
  });

  it("moves the focus to the heading of the opened page, and of the page that asks for another key", async () => {
    fakeNetwork({ [me]: operatorReply(), [queue]: nothing });
    const { user } = openPage("/operate");
    const heading = () => screen.getByRole("heading", { level: 1 });
    await user.type(await screen.findByLabelText("Operator key"), "abc{Enter}");
    await seeQueue();
    expect(heading()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Leave" }));
    await screen.findByLabelText("Operator key");
    expect(heading()).toHaveFocus();
  });

  it("shows a message if the key has no right it knows", async () => {
    fakeNetwork({ [me]: operatorReply(["dance"]) });
    openPage();
    expect(
      await screen.findByText("This key has no rights here"),
    ).toBeVisible();
  });

  it("shows the name of its key, and until when it is valid", async () => {
    fakeNetwork({
      [me]: operatorReply(["moderate"], "2026-12-24T10:00:00.000Z"),
      [queue]: nothing,
    });
    openPage();
    await seeQueue();
    expect(screen.getByText("Anna")).toBeVisible();
    expect(
      screen.getByText(/^Key valid until Dec 24, 2026, \d+:\d\d/),
    ).toBeVisible();
  });

  it("focuses the heading of the section that is opened", async () => {
    fakeNetwork({
      [me]: operatorReply(),
      [queue]: nothing,
      "GET /api/operator/blocks": nothing,
    });
    const { user } = openPage();
    await seeQueue();
    await user.click(screen.getByRole("link", { name: "Blocks" }));
    expect(await screen.findByText("Nobody is blocked")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Blocks" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Blocks" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
});
