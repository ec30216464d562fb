import { noRemotes, RemoteLoaderProvider } from "@nearsay/core/ui";
import { siteAtom } from "@nearsay/core/session";
import { renderAt } from "@nearsay/core/testing";
import { act, screen } from "@testing-library/react";
import { createStore } from "jotai";
import { useLocation } from "react-router-dom";
import { PageRoutes } from "../routes/page-routes.tsx";

const paths = [
  "/about",
  "/guide",
  "/disclaimer",
  "/integrity",
  "/privacy",
  "/handover",
  "/privacy/anonymous-id",
  "/review",
  "/waitlist",
];

function Pages() {
  return <PageRoutes location={useLocation()} />;
}

async function open(path: string, supportEmail: string | null = null) {
  const store = createStore();
  store.set(siteAtom, { supportEmail, assistantUrl: null });
  const remotes = { ...noRemotes, load: () => new Promise<never>(() => {}) };
  const page = renderAt(
    <RemoteLoaderProvider value={remotes}>
      <Pages />
    </RemoteLoaderProvider>,
    { path, store },
  );
  await act(() => Promise.resolve());
  return page;
}

/** Link targets of the page, within the site and as written. */
function linksOf(container: HTMLElement): string[] {
  const links = [...container.querySelectorAll<HTMLAnchorElement>("a")];
  return links
    .map((link) => new URL(link.href))
    .filter(({ protocol }) => protocol !== "mailto:")
    .map(({ pathname, hash }) => pathname + hash);
}

const levelOf = (heading: HTMLElement) => Number(heading.tagName.slice(1));

describe.each(paths)("the page %s", (path) => {
  it("has one first-level heading, and skips no level", async () => {
    await open(path);
    const levels = screen.getAllByRole("heading").map(levelOf);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it("has correct text with and without a support address", async () => {
    const without = await open(path);
    expect(without.container).not.toHaveTextContent(/null|undefined/);
    expect(without.container.querySelector("a[href^=mailto]")).toBeNull();
    const asked =
      without.container.textContent.split("given no address").length;
    without.unmount();
    await open(path, "help@example.org");
    const addresses = screen.queryAllByRole("link", {
      name: "help@example.org",
    });
    expect(addresses).toHaveLength(asked - 1);
  });

  it("links only to existing pages and sections", async () => {
    const { container, unmount } = await open(path);
    const links = [...new Set(linksOf(container))];
    unmount();
    for (const link of links) {
      const target = await open(link);
      const { pathname, hash } = new URL(link, location.origin);
      expect(target.location().pathname).toBe(pathname);
      if (hash) {
        const part = target.container.querySelector(hash);
        expect(part?.tagName).toBe("H2");
      }
      target.unmount();
    }
  });
});
