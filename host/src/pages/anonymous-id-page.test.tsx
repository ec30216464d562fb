import { loadConsentAtom, localStore } from "@nearsay/core/session";
import { fakeNetwork, refusal, renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore } from "jotai";
import { AnonymousIdPage } from "./anonymous-id-page.tsx";

const give = "DELETE /api/privacy/opt-out";
const withdraw = "POST /api/privacy/opt-out";

async function open(consented: boolean) {
  const network = fakeNetwork({
    "GET /api/privacy/status": { optOut: !consented },
    [give]: { optOut: false },
    [withdraw]: { optOut: true },
  });
  localStore.write("anonymous_consent", consented);
  const store = createStore();
  await store.set(loadConsentAtom);
  renderAt(<AnonymousIdPage />, { store });
  return network;
}

beforeEach(() => {
  document.cookie = "nearsay_csrf=t";
});

const status = () => screen.getByRole("region", { name: "Your status" });
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));

describe("AnonymousIdPage", () => {
  it("shows that it is loading the status, and offers nothing until it has", () => {
    renderAt(<AnonymousIdPage />);
    expect(screen.getByRole("status")).toHaveTextContent(
      "Checking your status…",
    );
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("opts out", async () => {
    const network = await open(true);
    expect(status()).toHaveTextContent("Enabled:");
    await press("Opt out");
    expect(status()).toHaveTextContent("Disabled: read-only.");
    expect(network.to(withdraw)).toHaveLength(1);
    expect(localStore.read("anonymous_consent")).toBe(false);
  });

  it("enables it again", async () => {
    const network = await open(false);
    expect(status()).toHaveTextContent("Disabled: read-only.");
    await press("Re-enable anonymous ID");
    expect(status()).toHaveTextContent("Enabled:");
    expect(network.to(give)).toHaveLength(1);
    expect(localStore.read("anonymous_consent")).toBe(true);
  });

  it("announces the change in a live region that already existed", async () => {
    await open(true);
    const announced = within(status()).getByRole("status");
    await press("Opt out");
    expect(announced).toBeInTheDocument();
    expect(announced).toHaveTextContent("Disabled: read-only.");
    expect(
      screen.getByRole("button", { name: "Re-enable anonymous ID" }),
    ).toHaveFocus();
  });

  it("reports that the status could not be loaded, and can still enable it", async () => {
    const network = fakeNetwork({ [give]: { optOut: false } });
    network.on("GET /api/privacy/status", () => refusal(500, ""));
    const store = createStore();
    await store.set(loadConsentAtom);
    renderAt(<AnonymousIdPage />, { store });
    expect(within(status()).getByRole("alert")).toHaveTextContent(
      "Failed to initialize privacy consent",
    );
    await press("Re-enable anonymous ID");
    expect(status()).toHaveTextContent("Enabled:");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows that it is saving, and saves once", async () => {
    const network = await open(true);
    network.on(withdraw, () => new Promise(() => undefined));
    await press("Opt out");
    await press("Saving…");
    expect(network.to(withdraw)).toHaveLength(1);
  });

  it.each([
    [refusal(500, "Out of order"), "Out of order"],
    [refusal(500, ""), "Failed to update consent"],
  ])(
    "shows why a change failed, and keeps the status",
    async (answer, message) => {
      const network = await open(true);
      network.on(withdraw, () => answer);
      await press("Opt out");
      expect(within(status()).getByRole("alert")).toHaveTextContent(message);
      expect(status()).toHaveTextContent("Enabled:");
    },
  );
});
