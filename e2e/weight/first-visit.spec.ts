import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

declare global {
  interface Window {
    /** When the page that the browser made took the place of the server's, in milliseconds since 1970. */
    takenOverAt?: number;
  }
}

/**
 * The most that a first visit to a survey may fetch until the survey can be
 * sent: bytes of scripts as sent, and requests of all kinds.
 */
const budgets = { scripts: 116.4 * 1024, requests: 8 };

test("a survey can be sent after few requests and bytes of scripts", async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await watchTakeover(page);
  await page.goto("/surveys/1");
  const at = await takeover(page);
  const needed = requests.filter((one) => one.timing().startTime <= at);
  const scripts = needed.filter((one) => pathOf(one).endsWith(".js"));
  const sizes = await Promise.all(scripts.map(sentBytes));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  process.stdout.write(
    `First visit: ${(total / 1024).toFixed(1)} KB br of scripts, ${needed.length} requests\n`,
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(budgets.scripts);
  expect(needed.map(pathOf).slice(budgets.requests)).toEqual([]);
});

/** What the server drew takes answers, and sends none. */
function watchTakeover(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const root = () => document.querySelector<HTMLElement>("#root");
    let drawn = false;
    new MutationObserver(() => {
      const isDrawn = root()?.dataset.drawn !== undefined;
      if (drawn && !isDrawn)
        window.takenOverAt ??= performance.timeOrigin + performance.now();
      drawn = isDrawn;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

async function takeover(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => window.takenOverAt);
  return (await handle.jsonValue()) ?? 0;
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}

async function sentBytes(request: Request): Promise<number> {
  const answer = await request.response();
  expect(await answer?.headerValue("content-encoding")).toBe("br");
  const { responseBodySize } = await request.sizes();
  return responseBodySize;
}
