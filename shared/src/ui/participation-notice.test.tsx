import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import { renderAt } from "../testing/render-at.tsx";
import { consentAtom } from "../session/consent.ts";
import { ParticipationNotice } from "./participation-notice.tsx";

const optOut = "DELETE /api/privacy/opt-out";

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
});

const enable = () =>
  userEvent.click(screen.getByRole("button", { name: "Enable anonymous ID" }));

describe("ParticipationNotice", () => {
  it("says what needs an anonymous ID, in general where nothing is named", () => {
    renderAt(<ParticipationNotice message="Not yet." />);
    expect(screen.getByRole("note")).toHaveTextContent("Not yet.");
    renderAt(<ParticipationNotice />);
    expect(screen.getAllByRole("note")[1]).toHaveTextContent("Read-only mode");
  });

  it("goes to the policy without a new page", async () => {
    const { location } = renderAt(<ParticipationNotice />);
    const link = screen.getByRole("link", { name: "Anonymous ID Policy" });
    await userEvent.click(link);
    expect(location().pathname).toBe("/privacy/anonymous-id");
  });

  it("enables the anonymous ID in place", async () => {
    fakeNetwork({ [optOut]: { optOut: false } });
    const { store } = renderAt(<ParticipationNotice />);
    await enable();
    expect(store.get(consentAtom).consented).toBe(true);
  });

  it("says why that failed", async () => {
    fakeNetwork({ [optOut]: () => refusal(500, "Out of order") });
    renderAt(<ParticipationNotice />);
    await enable();
    expect(await screen.findByRole("alert")).toHaveTextContent("Out of order");
  });

  it("has nothing to press where another button asks", () => {
    renderAt(<ParticipationNotice button={false} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link")).toBeVisible();
  });
});
