import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import { renderAt } from "../testing/render-at.tsx";
import { consentAtom } from "../session/consent.ts";
import { ParticipationNotice, ParticipationPanel } from "./participation.tsx";

const optOut = "DELETE /api/privacy/opt-out";

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
});

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

describe("ParticipationNotice", () => {
  it("names what needs an anonymous ID, or shows a general sentence", () => {
    renderAt(<ParticipationNotice message="Not yet." />);
    expect(screen.getByRole("note")).toHaveTextContent("Not yet.");
    renderAt(<ParticipationNotice />);
    expect(screen.getAllByRole("note")[1]).toHaveTextContent("Read-only mode");
  });

  it("opens the policy without reloading the page", async () => {
    const { location } = renderAt(<ParticipationNotice />);
    const link = screen.getByRole("link", { name: "Anonymous ID Policy" });
    await userEvent.click(link);
    expect(location().pathname).toBe("/privacy/anonymous-id");
  });

  it("enables the anonymous ID in place", async () => {
    fakeNetwork({ [optOut]: { optOut: false } });
    const { store } = renderAt(<ParticipationNotice />);
    await press("Enable anonymous ID");
    expect(store.get(consentAtom).consented).toBe(true);
  });

  it("shows why that failed", async () => {
    fakeNetwork({ [optOut]: () => refusal(500, "Out of order") });
    renderAt(<ParticipationNotice />);
    await press("Enable anonymous ID");
    expect(await screen.findByRole("alert")).toHaveTextContent("Out of order");
  });

  it("has no button if another button asks for consent", () => {
    renderAt(<ParticipationNotice button={false} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link")).toBeVisible();
  });
});

function show() {
  const onEnabled = jest.fn();
  const onCancel = jest.fn();
  const panel = (
    <ParticipationPanel
      action="Enable and post"
      onEnabled={onEnabled}
      onCancel={onCancel}
    />
  );
  return { onEnabled, onCancel, ...renderAt(panel) };
}

describe("ParticipationPanel", () => {
  it("enables the anonymous ID, then runs the requested action and disappears", async () => {
    fakeNetwork({ [optOut]: { optOut: false } });
    const { onEnabled, store } = show();
    await press("Enable and post");
    await waitFor(() => {
      expect(onEnabled).toHaveBeenCalledTimes(1);
    });
    expect(store.get(consentAtom).consented).toBe(true);
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("shows why that failed, and does nothing", async () => {
    fakeNetwork({ [optOut]: () => refusal(500, "Out of order") });
    const { onEnabled } = show();
    await press("Enable and post");
    expect(await screen.findByRole("alert")).toHaveTextContent("Out of order");
    expect(onEnabled).not.toHaveBeenCalled();
  });

  it("does nothing after it was removed", async () => {
    let reply: (reply: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (reply = resolve));
    fakeNetwork({ [optOut]: () => pending });
    const { onEnabled, store, unmount } = show();
    await press("Enable and post");
    unmount();
    reply(new Response(null, { status: 204 }));
    await waitFor(() => {
      expect(store.get(consentAtom).consented).toBe(true);
    });
    expect(onEnabled).not.toHaveBeenCalled();
  });

  it("opens the policy without reloading the page", async () => {
    const { location } = show();
    const link = screen.getByRole("link", { name: "Anonymous ID Policy" });
    await userEvent.click(link);
    expect(location().pathname).toBe("/privacy/anonymous-id");
  });
});
