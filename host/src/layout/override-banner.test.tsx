import type { RemoteOverride } from "@nearsay/core/contract";
import { siteAtom } from "@nearsay/core/session";
import { renderAt } from "@nearsay/core/testing";
import { screen, within } from "@testing-library/react";
import { createStore } from "jotai";
import { Layout } from "./layout.tsx";

const name = "Versions that you are previewing";

function show(overrides?: RemoteOverride[], path = "/") {
  const store = createStore();
  const site = { supportEmail: null, assistantUrl: null };
  store.set(siteAtom, { ...site, ...(overrides && { overrides }) });
  renderAt(<Layout>The page</Layout>, { store, path });
}

const next = { remote: "discussion", from: "next", release: "0.2.0-aaaa" };

describe("the banner for overridden remotes", () => {
  it.each([[undefined], [[]]])(
    "is not shown if there are no overrides",
    (none) => {
      show(none);
      expect(screen.queryByRole("complementary", { name })).toBeNull();
    },
  );

  it("names each remote, its release and its source", async () => {
    const origin = "https://next.team.example";
    show([
      next,
      { remote: "surveys", from: "next", release: null },
      { remote: "insights", from: origin, release: null },
    ]);
    const items = within(
      await screen.findByRole("complementary", { name }),
    ).getAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "You are previewing discussion 0.2.0-aaaa (next). Other visitors see the usual version.",
      "surveys has no channel next. You see the same version as other visitors.",
      "insights could not be loaded from https://next.team.example. You see the same version as other visitors.",
    ]);
  });

  it("is above the header, and has a link that removes the overrides on the same page", async () => {
    show([next], "/search?q=a%26b");
    const banner = await screen.findByRole("complementary", { name });
    expect(
      banner.compareDocumentPosition(screen.getByRole("banner")) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
    const leave = within(banner).getByRole("link", { name: "Leave preview" });
    expect(leave).toHaveAttribute("href", "?q=a%26b&remotes=");
  });
});
