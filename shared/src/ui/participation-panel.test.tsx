import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { consentAtom } from "../session/consent.ts";
import { fakeNetwork, refusal } from "../testing/fake-network.ts";
import { renderAt } from "../testing/render-at.tsx";
import { ParticipationPanel } from "./participation-panel.tsx";

const optOut = "DELETE /api/privacy/opt-out";

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
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

const enable = () =>
  userEvent.click(screen.getByRole("button", { name: "Enable and post" }));

describe("ParticipationPanel", () => {
  it("enables the anonymous ID, then does what was asked for and is gone", async () => {
    fakeNetwork({ [optOut]: { optOut: false } });
    const { onEnabled, store } = show();
    await enable();
    await waitFor(() => {
      expect(onEnabled).toHaveBeenCalledTimes(1);
    });
    expect(store.get(consentAtom).consented).toBe(true);
    expect(screen.queryByRole("group")).toBeNull();
  });

  it("says why that failed, and does nothing", async () => {
    fakeNetwork({ [optOut]: () => refusal(500, "Out of order") });
    const { onEnabled } = show();
    await enable();
    expect(await screen.findByRole("alert")).toHaveTextContent("Out of order");
    expect(onEnabled).not.toHaveBeenCalled();
  });

  it("does nothing once it was taken away", async () => {
    let reply: (reply: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (reply = resolve));
    fakeNetwork({ [optOut]: () => pending });
    const { onEnabled, store, unmount } = show();
    await enable();
    unmount();
    reply(new Response(null, { status: 204 }));
    await waitFor(() => {
      expect(store.get(consentAtom).consented).toBe(true);
    });
    expect(onEnabled).not.toHaveBeenCalled();
  });

  it("goes to the policy without a new page", async () => {
    const { location } = show();
    const link = screen.getByRole("link", { name: "Anonymous ID Policy" });
    await userEvent.click(link);
    expect(location().pathname).toBe("/privacy/anonymous-id");
  });
});
