import type { Page, Response } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

declare global {
  interface Window {
    /** Milliseconds from navigation to the first card on the page. */
    firstCardAt?: number;
  }
}

test.describe("the first visit to the home page", () => {
  test("requests at most six files before its first card, all referenced by the page itself", async ({
    page,
  }) => {
    const chromium = await page.context().newCDPSession(page);
    // A slow phone receives nothing more before it has rendered a card.
    await chromium.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await watchFirstCard(page);
    await page.goto("/");
    await page.waitForFunction(() => window.firstCardAt !== undefined);
    const early = await requestsBeforeFirstCard(page);
    const html = await (await page.request.get("/")).text();
    expect(early.filter((path) => !html.includes(path))).toEqual([]);
    expect(["/", ...early].slice(6)).toEqual([]);
  });

  test("loads the remote from its own versioned folder and runs one copy of React", async ({
    page,
  }) => {
    const scripts: Promise<{ path: string; text: string }>[] = [];
    const read = (response: Response) => {
      if (response.request().resourceType() !== "script") return;
      const path = new URL(response.url()).pathname;
      scripts.push(response.text().then((text) => ({ path, text })));
    };
    page.on("response", read);
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    // A script that arrives later could not be read once the test has ended.
    page.off("response", read);
    const loaded = await Promise.all(scripts);
    const remotes = loaded.filter(({ path }) => path.startsWith("/remotes/"));
    expect(remotes.length).toBeGreaterThan(0);
    for (const { path } of remotes) {
      expect(path).toMatch(/^\/remotes\/surveys\/\d+\.\d+\.\d+-[0-9a-f]{8}\//);
    }
    const withReact = loaded.filter(({ text }) =>
      text.includes(
        "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=",
      ),
    );
    expect(withReact).toHaveLength(1);
  });
});

async function watchFirstCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelector("article h2, article h3") === null) return;
      window.firstCardAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** All requests of the page until then, except the page itself. */
function requestsBeforeFirstCard(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= (window.firstCardAt ?? 0))
      .filter(({ name }) => !name.startsWith("data:"))
      .map(({ name }) => new URL(name).pathname),
  );
}
